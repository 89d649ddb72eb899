import { gte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orderDayTotals } from "#db/schema/orders.ts";
import { lastDaysInPune } from "../clock.ts";
import type { OrderStats } from "./order.ts";
import { orderCounts } from "./order-lists.server.ts";

const DAYS = 30;

const revenue = db
  .select({ totalPaise: sql<number>`coalesce(sum(${orderDayTotals.deliveredPaise}), 0)` })
  .from(orderDayTotals)
  .prepare();

const daysSince = db
  .select()
  .from(orderDayTotals)
  .where(gte(orderDayTotals.day, sql.placeholder("day")))
  .prepare();

/**
 * Returns the shop's figures. Revenue counts delivered orders, on the day in Pune on which they were
 * placed; the last 30 days are listed oldest first, also those without an order.
 * Source: API contract, GET /api/orders/stats/overview; spec 2 §3 Dashboard stats.
 */
export function orderStats(): OrderStats {
  const counts = orderCounts();
  const days = lastDaysInPune(DAYS);
  const known = new Map(daysSince.all({ day: days[0] }).map((total) => [total.day, total]));
  return {
    totalOrders: Object.values(counts).reduce((sum, count) => sum + count, 0),
    revenuePaise: revenue.get()?.totalPaise ?? 0,
    pendingOrders: counts.pending ?? 0,
    completedOrders: counts.delivered ?? 0,
    days: days.map((day) => {
      const { orderCount = 0, deliveredCount = 0, deliveredPaise = 0 } = known.get(day) ?? {};
      return { day, orderCount, deliveredCount, revenuePaise: deliveredPaise };
    }),
  };
}
