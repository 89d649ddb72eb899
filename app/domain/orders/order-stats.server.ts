import { eq, gte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orderDayTotals, orders } from "#db/schema/orders.ts";
import type { User } from "../accounts/user.ts";
import { lastDaysInPune } from "../clock.ts";
import type { OrderStats } from "./order.ts";
import { orderCounts } from "./order-lists.server.ts";
import type { OrderStatus } from "./status.ts";

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

const userTotals = db
  .select({
    status: orders.status,
    orderCount: sql<number>`count(*)`,
    totalPaise: sql<number>`sum(${orders.totalPaise})`,
  })
  .from(orders)
  .where(eq(orders.userId, sql.placeholder("userId")))
  .groupBy(orders.status)
  .prepare();

/**
 * Revenue counts delivered orders, on the day in Pune on which they were placed. Lists the last 30 days, oldest first,
 * including those without orders.
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

/** The numbers above My Orders; cancelled orders do not count as spent. */
export function ownOrderStatistics(actor: User) {
  const rows = userTotals.all({ userId: actor.id });
  const sumOf = (matches: (status: OrderStatus) => boolean, column: "orderCount" | "totalPaise") =>
    rows.filter((row) => matches(row.status)).reduce((sum, row) => sum + row[column], 0);
  return {
    totalOrders: sumOf(() => true, "orderCount"),
    activeOrders: sumOf((status) => status !== "delivered" && status !== "cancelled", "orderCount"),
    deliveredOrders: sumOf((status) => status === "delivered", "orderCount"),
    spentPaise: sumOf((status) => status !== "cancelled", "totalPaise"),
  };
}
