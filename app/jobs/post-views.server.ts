import { saveViews } from "#app/domain/blog/count-view.server.ts";
import { log } from "#app/http/log.server.ts";

const MINUTE_MS = 60_000;

function save(): void {
  try {
    saveViews();
  } catch (error) {
    log.error({ err: error }, "the views of posts could not be saved");
  }
}

/** Saves the counted views of blog posts every minute; `stopShop` saves the last ones. */
export function startSavingViews(): void {
  // The timer must not keep the process running.
  setInterval(save, MINUTE_MS).unref();
}
