import { db, given } from "#db/client.server.ts";
import { orderDayTotals } from "#db/schema/orders.ts";
import { dayInIndia, now } from "../clock.ts";
import { bookedGuests } from "../events/queries.server.ts";
import { openingAt } from "../opening-hours.ts";
import { orderCounts } from "../order-lists/order-lists.server.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { TodaysOverview } from "./reports.ts";

const totalsOfDay = db.select().from(orderDayTotals).where(given(orderDayTotals.day)).prepare();

type Totals = (typeof orderDayTotals.$inferSelect)[];
const orderCountOf = (totals: Totals) =>
  totals.reduce((sum, { orderCount }) => sum + orderCount, 0);
const paiseOf = (totals: Totals) => totals.reduce((sum, { totalPaise }) => sum + totalPaise, 0);

export function todaysOverview(): TodaysOverview {
  const at = now();
  const today = dayInIndia(at);
  const placed = totalsOfDay.all({ day: today });
  const notCancelled = placed.filter(({ status }) => status !== "cancelled");
  const delivered = placed.filter(({ status }) => status === "delivered");
  const counts = orderCounts();
  const catering = bookedGuests(today, today).get(today);
  return {
    shop: openingAt(at, shopSettings()).summary,
    orders: orderCountOf(notCancelled),
    orderedPaise: paiseOf(notCancelled),
    delivered: orderCountOf(delivered),
    deliveredPaise: paiseOf(delivered),
    pending: counts.pending ?? 0,
    inTheKitchen: (counts.confirmed ?? 0) + (counts.preparing ?? 0),
    events: catering?.events ?? 0,
    guests: catering?.guests ?? 0,
  };
}
