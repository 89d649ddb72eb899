import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orderNumberCounters } from "#db/schema/orders.ts";
import { dayInPune } from "../clock.ts";

const take = db
  .insert(orderNumberCounters)
  .values({ day: sql.placeholder("day"), last: 1 })
  .onConflictDoUpdate({
    target: orderNumberCounters.day,
    set: { last: sql`${orderNumberCounters.last} + 1` },
  })
  .returning({ last: orderNumberCounters.last })
  .prepare();

/**
 * Takes an instant, returns the next order number of that day in Pune, e.g. `CP-261121-007`: short
 * enough to be called out at the counter. Call it inside the transaction that places the order.
 * Source: spec 1 §2 Order confirmation ("order number").
 */
export function nextOrderNumber(at: Date): string {
  const day = dayInPune(at);
  const { last } = take.get({ day });
  return `CP-${day.slice(2).replaceAll("-", "")}-${String(last).padStart(3, "0")}`;
}
