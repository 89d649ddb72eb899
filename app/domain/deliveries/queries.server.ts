import { and, desc, eq, gte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { firstIdAt } from "#db/new-id.ts";
import { users } from "#db/schema/accounts.ts";
import { orderChanges, orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { dayInIndia, instantInIndia, now } from "../clock.ts";
import type { Order } from "../orders/order.ts";
import { findAnyOrder, orderColumns, withItems } from "../orders/queries.server.ts";
import { problem } from "../result.ts";
import { isForRiders } from "./delivery.ts";

// Walks the index of open orders: its condition is repeated word for word, and the plus keeps
// SQLite from using another index.
const outgoing = db
  .select(orderColumns)
  .from(orders)
  .where(
    and(
      sql`status not in ('delivered', 'cancelled')`,
      sql`+${orders.status} = 'out_for_delivery'`,
      eq(orders.deliveryType, "delivery"),
    ),
  )
  .orderBy(orders.promisedAt, orders.seq)
  .prepare();

// Ids sort by time, so only today's changes are read.
const deliveredFor = db
  .select({
    orderNumber: orders.orderNumber,
    street: orders.street,
    deliveredAt: orderChanges.createdAt,
    cashPaise: sql<number>`coalesce((select sum(amount_paise) from payments taken
      where order_id = ${orders.id} and kind = 'payment' and is_carried
        and by_user_id = ${sql.placeholder("userId")}
        and not exists (select 1 from payments back where back.applies_to = taken.id)), 0)`,
  })
  .from(orderChanges)
  .innerJoin(orders, eq(orders.id, orderChanges.orderId))
  .where(
    and(
      gte(orderChanges.id, sql.placeholder("since")),
      eq(orderChanges.kind, "status"),
      eq(orderChanges.toValue, "delivered"),
      // A delivery belongs to its assigned rider, or else to the person who tapped.
      sql`coalesce(${orders.riderId}, ${orderChanges.byUserId}) = ${sql.placeholder("userId")}`,
      // Unless the delivery was undone.
      sql`not exists (select 1 from order_changes later where later.order_id = ${orderChanges.orderId}
        and later.kind = 'status' and later.id > ${orderChanges.id})`,
      eq(orders.deliveryType, "delivery"),
    ),
  )
  .orderBy(desc(orderChanges.id))
  .prepare();

const activeRiders = db
  .select({ id: users.id, name: users.name })
  .from(users)
  .where(and(eq(users.role, "rider"), eq(users.isActive, true)))
  .orderBy(users.name, users.seq)
  .prepare();

/** The people to whom a delivery can be assigned. */
export function listRiders() {
  return activeRiders.all();
}

/**
 * The data for the form that assigns an order to a rider; null if the actor may not assign it, or
 * it is not for riders.
 */
export function riderChoice(actor: User, order: Order) {
  if (!may(actor, "change orders") || !isForRiders(order)) return null;
  return { riderId: order.riderId ?? "", riders: listRiders() };
}

/** A delivery that was assigned to one rider is hidden from the others. */
function isFor(actor: User, { riderId }: Pick<Order, "riderId">): boolean {
  if (!may(actor, "deliver orders")) return false;
  return riderId === null || riderId === actor.id || may(actor, "change orders");
}

/** Orders on their way, the earliest promise first. */
export function outgoingDeliveries(actor: User): Order[] {
  return withItems(outgoing.all().filter((order) => isFor(actor, order)));
}

/** Riders may not see other orders. */
export function findDelivery(actor: User, orderId: string): Order | undefined {
  const order = findAnyOrder(orderId);
  const isDelivery =
    order?.deliveryType === "delivery" && /^(out_for_delivery|delivered)$/.test(order.status);
  return isDelivery && isFor(actor, order) ? order : undefined;
}

export const missingDelivery = () => problem("not_found", m.deliveries_notOutForDelivery());

/** The actor's deliveries since midnight in India, latest first, with the cash that was collected for each. */
export function deliveredToday(actor: User) {
  const since = firstIdAt(instantInIndia(dayInIndia(now()), 0));
  return deliveredFor.all({ userId: actor.id, since });
}
