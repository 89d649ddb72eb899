import { asc, inArray, lt, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { firstIdAt } from "#db/new-id.ts";
import { auditLog } from "#db/schema/audit.ts";
import { DAY_MS, now } from "../clock.ts";

const LONGEST_YEAR_DAYS = 366;
/** Small enough that no order has to wait. */
const BATCH_ROWS = 1000;

const removeOldest = db
  .delete(auditLog)
  .where(
    inArray(
      auditLog.id,
      db
        .select({ id: auditLog.id })
        .from(auditLog)
        .where(lt(auditLog.id, sql.placeholder("firstKept")))
        .orderBy(asc(auditLog.id))
        .limit(BATCH_ROWS),
    ),
  )
  .prepare();

/** Removes one batch of the older entries and returns how many there were. */
export function removeOldEntries(keptYears: number): number {
  const keptFrom = new Date(now().getTime() - keptYears * LONGEST_YEAR_DAYS * DAY_MS);
  return removeOldest.run({ firstKept: firstIdAt(keptFrom) }).changes;
}
