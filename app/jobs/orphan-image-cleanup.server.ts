import { removeOrphanImages } from "#app/domain/images/orphan-image-cleanup.server.ts";
import { log } from "#app/http/log.server.ts";

const MINUTE_MS = 60_000;
const FIRST_AFTER_MS = 10 * MINUTE_MS;
const EVERY_MS = 24 * 60 * MINUTE_MS;

function sweepIn(ms: number): void {
  // It never keeps a shop running that is about to end.
  setTimeout(async () => {
    try {
      const removed = await removeOrphanImages();
      if (removed > 0) log.info({ removed }, "unused pictures removed");
    } catch (error) {
      log.error({ err: error }, "unused pictures could not be removed");
    }
    sweepIn(EVERY_MS);
  }, ms).unref();
}

/** Has pictures that nothing shows any more removed: soon after the start, then once a day. Source: decisions, Images. */
export function startOrphanImageCleanup(): void {
  sweepIn(FIRST_AFTER_MS);
}
