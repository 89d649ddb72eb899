import { and, eq, isNotNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { businessDays } from "#db/schema/payments.ts";
import { addDays, dayInPune } from "../clock.ts";

const closed = db
  .select({ day: businessDays.day })
  .from(businessDays)
  .where(and(eq(businessDays.day, sql.placeholder("day")), isNotNull(businessDays.closedAt)))
  .prepare();

/** The business date of what happens at an instant: its day in Pune, or the next one that is not closed. */
export function businessDay(at: Date): string {
  let day = dayInPune(at);
  while (closed.get({ day })) day = addDays(day, 1);
  return day;
}
