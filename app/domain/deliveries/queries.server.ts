import { and, desc, eq, gte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
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

// Walks the index of open orders: its condition is repeated word by word, and the plus keeps SQLite from another index.
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

const deliveredBy = db
  .select({
    orderNumber: orders.orderNumber,
    street: orders.street,
    deliveredAt: orderChanges.createdAt,
  })
  .from(orderChanges)
  .innerJoin(orders, eq(orders.id, orderChanges.orderId))
  .where(
    and(
      eq(orderChanges.byUserId, sql.placeholder("userId")),
      gte(orderChanges.createdAt, sql.placeholder("since")),
      eq(orderChanges.kind, "status"),
      eq(orderChanges.toValue, "delivered"),
      // Unless it was undone.
      sql`not exists (select 1 from order_changes later where later.order_id = ${orderChanges.orderId}
        and later.kind = 'status' and later.id > ${orderChanges.id})`,
      eq(orders.deliveryType, "delivery"),
    ),
  )
  .orderBy(desc(orderChanges.createdAt))
  .prepare();

const activeRiders = db
  .select({ id: users.id, name: users.name })
  .from(users)
  .where(and(eq(users.role, "rider"), eq(users.isActive, true)))
  .orderBy(users.name, users.seq)
  .prepare();

/** To whom a delivery can be given. */
export function listRiders() {
  return activeRiders.all();
}

/** What the form that gives an order to a rider needs; null for whom or what there is none. */
export function riderChoice(actor: User, order: Order) {
  if (!may(actor, "change orders") || !isForRiders(order)) return null;
  return { riderId: order.riderId ?? "", riders: listRiders() };
}

/** A delivery that was given to somebody is not the business of other riders. */
function isFor(actor: User, { riderId }: Pick<Order, "riderId">): boolean {
  if (!may(actor, "deliver orders")) return false;
  return riderId === null || riderId === actor.id || may(actor, "change orders");
}

/** On their way, the one promised first at the top. */
export function outgoingDeliveries(actor: User): Order[] {
  return withItems(outgoing.all().filter((order) => isFor(actor, order)));
}

/** Any other order is not a rider's business. */
export function findDelivery(actor: User, orderId: string): Order | undefined {
  const order = findAnyOrder(orderId);
  const isDelivery =
    order?.deliveryType === "delivery" && /^(out_for_delivery|delivered)$/.test(order.status);
  return isDelivery && isFor(actor, order) ? order : undefined;
}

export const missingDelivery = () => problem("not_found", m.deliveries_notOutForDelivery());

/** What the actor delivered since midnight in India, latest first. */
export function deliveredToday(actor: User) {
  const since = instantInIndia(dayInIndia(now()), 0).getTime();
  return deliveredBy.all({ userId: actor.id, since });
}
