import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { printJobs } from "#db/schema/printing.ts";
import { DAY_MS, now } from "../clock.ts";

const KEPT_DAYS = 30;
/** Small enough that no order has to wait. */
const BATCH_ROWS = 1000;

const removeOldest = db
  .delete(printJobs)
  .where(
    sql`${printJobs.seq} in (select seq from
      (select seq, created_at from print_jobs order by seq limit ${sql.raw(String(BATCH_ROWS))})
      where created_at < ${sql.placeholder("before")})`,
  )
  .prepare();

/** Removes one batch of the prints that nobody will look for any more. Returns how many. */
export function removeOldPrints(): number {
  return removeOldest.run({ before: now().getTime() - KEPT_DAYS * DAY_MS }).changes;
}
