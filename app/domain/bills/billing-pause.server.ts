import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { billsWaiting } from "#db/schema/bills.ts";
import { settings } from "#db/schema/settings.ts";

/** Set by the command that restores a backup, see app/cli/restore.ts. */
const RESTORED = "restored";

const flag = db
  .select({ key: settings.key })
  .from(settings)
  .where(sql`${settings.key} = ${RESTORED}`)
  .prepare();

const clear = db.delete(settings).where(sql`${settings.key} = ${RESTORED}`).prepare();

const add = prepareInsert(billsWaiting, (insert) => insert.onConflictDoNothing());

const takeAll = db.delete(billsWaiting).returning({ id: billsWaiting.id }).prepare();
const count = db.select({ waiting: sql<number>`count(*)` }).from(billsWaiting).prepare();

/** After a restore, the numbers of the lost bills are unknown. */
export function isBillingPaused(): boolean {
  return flag.get() !== undefined;
}

/** The number of orders and bookings that wait for their bill. */
export function waitingCount(): number {
  return count.get()?.waiting ?? 0;
}

/** Puts off the bill of an order or a booking until billing resumes. */
export function postponeBill(id: string): void {
  add.run({ id });
}

/** Ends the pause and returns the ids that waited for it. */
export function endPause(): string[] {
  clear.run();
  return takeAll.all().map(({ id }) => id);
}
