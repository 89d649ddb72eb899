import { saveViews } from "#app/domain/blog/count-view.server.ts";

const MINUTE_MS = 60_000;

/** Saves the counted views of blog posts every minute; `stopShop` saves the last ones. */
export function startSavingViews(): void {
  // The timer must not keep the process running.
  setInterval(saveViews, MINUTE_MS).unref();
}
