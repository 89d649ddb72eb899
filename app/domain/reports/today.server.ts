import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orderDayTotals, orderPaymentTotals } from "#db/schema/orders.ts";
import { bookedGuests } from "../catering/queries.server.ts";
import { dayInPune, now } from "../clock.ts";
import { openingAt } from "../opening-hours.ts";
import { orderCounts } from "../orders/order-lists.server.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { TodaysOverview } from "./figures.ts";

const day = sql.placeholder("day");
const ordersOf = db.select().from(orderDayTotals).where(eq(orderDayTotals.day, day)).prepare();
const soldOn = db
  .select({ paise: sql<number>`coalesce(sum(${orderPaymentTotals.totalPaise}), 0)` })
  .from(orderPaymentTotals)
  .where(eq(orderPaymentTotals.day, day))
  .prepare();

/**
 * Returns today in Pune: orders placed and what they come to (without cancelled ones), what was delivered of
 * them, what waits and what is being made now, and the catering of the day.
 * Source: spec 2 §2 /admin (today's overview); decisions, Content ("real figures").
 */
export function todaysOverview(): TodaysOverview {
  const at = now();
  const today = dayInPune(at);
  const placed = ordersOf.get({ day: today });
  const counts = orderCounts();
  const catering = bookedGuests(today, today).get(today);
  return {
    shop: openingAt(at, shopSettings()).summary,
    orders: placed?.orderCount ?? 0,
    orderedPaise: soldOn.get({ day: today })?.paise ?? 0,
    delivered: placed?.deliveredCount ?? 0,
    deliveredPaise: placed?.deliveredPaise ?? 0,
    pending: counts.pending ?? 0,
    inTheKitchen: (counts.confirmed ?? 0) + (counts.preparing ?? 0),
    events: catering?.events ?? 0,
    guests: catering?.guests ?? 0,
  };
}
