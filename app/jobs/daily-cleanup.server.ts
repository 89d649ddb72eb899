import { removeOrphanImages } from "#app/domain/images/orphan-image-cleanup.server.ts";
import { log } from "#app/http/log.server.ts";

const MINUTE_MS = 60_000;
const FIRST_DELAY_MS = 10 * MINUTE_MS;
const EVERY_MS = 24 * 60 * MINUTE_MS;

function scheduleCleanup(delayMs: number): void {
  // The timer must not keep the process running.
  setTimeout(async () => {
    try {
      const removed = await removeOrphanImages();
      if (removed > 0) log.info({ removed }, "unused images removed");
    } catch (error) {
      log.error({ err: error }, "unused images could not be removed");
    }
    scheduleCleanup(EVERY_MS);
  }, delayMs).unref();
}

/** Runs soon after the start, then once a day. */
export function startOrphanImageCleanup(): void {
  scheduleCleanup(FIRST_DELAY_MS);
}
