import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orders } from "#db/schema/orders.ts";
import type { User } from "../accounts/user.ts";
import type { OrderStatus } from "./status.ts";

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

/** Takes who asks, returns the figures above My Orders; cancelled orders are not money spent. Source: spec 1 §2 My Orders, §4. */
export function ownOrderStatistics(actor: User) {
  const rows = userTotals.all({ userId: actor.id });
  const sumOf = (statuses: (status: OrderStatus) => boolean, of: "orderCount" | "totalPaise") =>
    rows.filter((row) => statuses(row.status)).reduce((sum, row) => sum + row[of], 0);
  return {
    totalOrders: sumOf(() => true, "orderCount"),
    activeOrders: sumOf((status) => status !== "delivered" && status !== "cancelled", "orderCount"),
    deliveredOrders: sumOf((status) => status === "delivered", "orderCount"),
    spentPaise: sumOf((status) => status !== "cancelled", "totalPaise"),
  };
}
