import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orderNumberCounters } from "#db/schema/orders.ts";
import { dayInPune } from "../clock.ts";
import { orderNumberOf } from "./order-number.ts";

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
 * Takes an instant, returns the next order number of that day in Pune. Call it inside the
 * transaction that places the order, so that no number is given twice or lost.
 * Source: spec 1 §2 Order confirmation ("order number").
 */
export function nextOrderNumber(at: Date): string {
  const day = dayInPune(at);
  const { last } = take.get({ day });
  return orderNumberOf(day, last);
}
