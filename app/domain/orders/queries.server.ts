import { asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { orderChanges, orders } from "#db/schema/orders.ts";
import type { User } from "../accounts/user.ts";
import type { Order, OrderChange } from "./order.ts";
import { orderColumns, withItems } from "./order-rows.server.ts";

const byId = db
  .select(orderColumns)
  .from(orders)
  .where(eq(orders.id, sql.placeholder("id")))
  .prepare();
const byNumber = db
  .select(orderColumns)
  .from(orders)
  .where(eq(orders.orderNumber, sql.placeholder("orderNumber")))
  .prepare();

const changesOf = db
  .select({
    id: orderChanges.id,
    kind: orderChanges.kind,
    fromValue: orderChanges.fromValue,
    toValue: orderChanges.toValue,
    reason: orderChanges.reason,
    byName: users.name,
    byRole: orderChanges.byRole,
    createdAt: orderChanges.createdAt,
  })
  .from(orderChanges)
  .leftJoin(users, eq(users.id, orderChanges.byUserId))
  .where(eq(orderChanges.orderId, sql.placeholder("orderId")))
  .orderBy(asc(orderChanges.id))
  .prepare();

function shownTo(actor: User, row: Omit<Order, "items"> | undefined): Order | undefined {
  if (!row || (actor.role !== "admin" && row.userId !== actor.id)) return undefined;
  return withItems([row])[0];
}

/** Takes who asks and an order's id, returns the order if it is theirs or they are an admin. Source: API contract, GET /api/orders/{id}. */
export function findOrder(actor: User, id: string): Order | undefined {
  return shownTo(actor, byId.get({ id }));
}

/** Takes who asks and an order number, returns the order if it is theirs or they are an admin. Source: decisions, Ordering. */
export function findOrderByNumber(actor: User, orderNumber: string): Order | undefined {
  return shownTo(actor, byNumber.get({ orderNumber }));
}

/** Takes an order, returns what happened to it, oldest first. Source: decisions, Ordering. */
export function changesOfOrder(order: Order): OrderChange[] {
  return changesOf.all({ orderId: order.id });
}
