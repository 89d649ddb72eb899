import { setImmediate as nextTurn } from "node:timers/promises";
import { removeOldEntries } from "#app/domain/audit/remove-old-entries.server.ts";
import { removeOrphanImages } from "#app/domain/images/orphan-image-cleanup.server.ts";
import { removeOldPrints } from "#app/domain/printers/remove-old-prints.server.ts";
import { shopSettings } from "#app/domain/settings/queries.server.ts";
import { log } from "#app/http/log.server.ts";

const MINUTE_MS = 60_000;
const FIRST_DELAY_MS = 10 * MINUTE_MS;
const EVERY_MS = 24 * 60 * MINUTE_MS;

async function inParts(removePart: () => number): Promise<number> {
  let removed = 0;
  for (let part = removePart(); part > 0; part = removePart()) {
    removed += part;
    await nextTurn();
  }
  return removed;
}

const removals: [what: string, remove: () => Promise<number>][] = [
  ["unused images", removeOrphanImages],
  ["old prints", () => inParts(removeOldPrints)],
  ["old log entries", () => inParts(() => removeOldEntries(shopSettings().log.keptYears))],
];

export async function cleanUp(): Promise<void> {
  for (const [what, remove] of removals) {
    try {
      const removed = await remove();
      if (removed > 0) log.info({ removed }, `${what} removed`);
    } catch (error) {
      log.error({ err: error }, `${what} could not be removed`);
    }
  }
}

function schedule(delayMs: number): void {
  // The timer must not keep the process running.
  setTimeout(async () => {
    await cleanUp();
    schedule(EVERY_MS);
  }, delayMs).unref();
}

/** Runs soon after the start, then once a day. */
export function startDailyCleanup(): void {
  schedule(FIRST_DELAY_MS);
}
