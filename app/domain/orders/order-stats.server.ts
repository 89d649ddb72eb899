import { eq, gte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orderDayTotals } from "#db/schema/orders.ts";
import { lastDaysInPune } from "../clock.ts";
import type { OrderStats } from "./order.ts";
import { orderCounts } from "./order-lists.server.ts";

const DAYS = 30;

const { day, status, orderCount, totalPaise } = orderDayTotals;

const revenue = db
  .select({ totalPaise: sql<number>`coalesce(sum(${totalPaise}), 0)` })
  .from(orderDayTotals)
  .where(eq(status, "delivered"))
  .prepare();

const isDelivered = sql`filter (where ${status} = 'delivered')`;
const daysSince = db
  .select({
    day,
    orderCount: sql<number>`sum(${orderCount})`,
    deliveredCount: sql<number>`coalesce(sum(${orderCount}) ${isDelivered}, 0)`,
    revenuePaise: sql<number>`coalesce(sum(${totalPaise}) ${isDelivered}, 0)`,
  })
  .from(orderDayTotals)
  .where(gte(day, sql.placeholder("day")))
  .groupBy(day)
  .prepare();

/**
 * Revenue is that of delivered orders, by the day they were placed in Pune. The last 30 days are listed
 * oldest first, including days without an order.
 */
export function orderStats(): OrderStats {
  const counts = orderCounts();
  const days = lastDaysInPune(DAYS);
  const totals = new Map(daysSince.all({ day: days[0] }).map((total) => [total.day, total]));
  return {
    totalOrders: Object.values(counts).reduce((sum, count) => sum + count, 0),
    revenuePaise: revenue.get()?.totalPaise ?? 0,
    pendingOrders: counts.pending ?? 0,
    completedOrders: counts.delivered ?? 0,
    days: days.map(
      (day) => totals.get(day) ?? { day, orderCount: 0, deliveredCount: 0, revenuePaise: 0 },
    ),
  };
}
