import { eq, gte, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { orderDayTotals, orders } from "#db/schema/orders.ts";
import type { User } from "../access/user.ts";
import { lastDaysInIndia } from "../clock.ts";
import type { OrderStats } from "../orders/order.ts";
import type { OrderStatus } from "../orders/status.ts";
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

const userTotals = db
  .select({
    status: orders.status,
    orderCount: sql<number>`count(*)`,
    totalPaise: sql<number>`sum(${orders.totalPaise})`,
  })
  .from(orders)
  .where(given(orders.userId))
  .groupBy(orders.status)
  .prepare();

/**
 * Revenue counts delivered orders on the day in India on which they were placed. Lists the last 30
 * days, oldest first, including days without orders.
 */
export function orderStats(): OrderStats {
  const counts = orderCounts();
  const days = lastDaysInIndia(DAYS);
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
