import { sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { orderItems, orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { tellOfReadiness } from "../fulfilment/order-reactions.server.ts";
import { writeAndPublish } from "../order-events.server.ts";
import { isMade, kitchenItems } from "../orders/kitchen-items.ts";
import type { Order } from "../orders/order.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { findAnyOrder, findOrder, orderNotFound } from "../orders/queries.server.ts";
import { orderStatusLabel } from "../orders/status.ts";
import { adminOnly, ok, type Problem, problem, type Result } from "../result.ts";
import type { ShownQuantities } from "./schema.ts";

const setMade = db
  .update(orderItems)
  .set({ madeQuantity: sql`min(quantity, ${sql.placeholder("madeQuantity")})` })
  .where(given(orderItems.id))
  .prepare();

/**
 * An order that is being prepared counts as ready exactly while all its dishes are made. Call it
 * inside every transaction that changes its lines. Returns the updated order.
 */
export function updateReadiness(actor: User, orderId: string, at: Date): Order {
  const order = findAnyOrder(orderId);
  if (!order) throw new Error("An order just changed could not be read");
  const isReady = isMade(order);
  if (order.status !== "preparing" || isReady === (order.readyAt !== null)) return order;
  const updatedAt = at > order.updatedAt ? at : order.updatedAt;
  updateRow(orders, orderId, { readyAt: isReady ? at : null, updatedAt });
  const [fromValue, toValue] = isReady ? ["", "ready"] : ["ready", ""];
  recordChange(actor, order, { kind: "ready", fromValue, toValue, reason: "" }, at);
  const after = findAnyOrder(orderId) ?? order;
  tellOfReadiness(after);
  return after;
}

/** Problems: `not_found`, `forbidden`, `conflict` (not being prepared), and those of `change`. */
function changeMadeDishes(
  actor: User,
  orderId: string,
  change: (order: Order) => Problem | null,
): Result<Order> {
  return writeAndPublish(() => {
    const order = findOrder(actor, orderId);
    if (!order) return orderNotFound;
    if (!may(actor, "prepare orders")) return adminOnly;
    if (order.status !== "preparing") {
      const label = orderStatusLabel(order.status).toLowerCase();
      return problem("conflict", m.orders_readyOnlyFromPreparing({ label }));
    }
    return change(order) ?? ok(updateReadiness(actor, orderId, now()));
  });
}

/**
 * Marks dishes of an order as made, or as not made; the status stays "preparing". `shown`: the dishes and quantities on
 * the screen, so that portions added by a later change still have to be made; by default, the whole order. Problems:
 * those of `changeMadeDishes`, `not_found`, `already_in_status`.
 */
export function markReady(
  actor: User,
  orderId: string,
  areMade: boolean,
  shown?: ShownQuantities,
): Result<Order> {
  return changeMadeDishes(actor, orderId, (order) => {
    const items = order.items
      .flatMap(kitchenItems)
      .filter(({ id }) => !shown || Object.hasOwn(shown, id))
      .map((item) => ({ ...item, shown: shown?.[item.id] ?? item.quantity }));
    if (items.length === 0) return problem("not_found", m.orders_dishNotInOrder());
    if (items.every((item) => item.madeQuantity >= item.shown) === areMade) {
      return problem(
        "already_in_status",
        areMade ? m.orders_orderIsAlreadyReady() : m.orders_orderIsNotReady(),
      );
    }
    for (const item of items) {
      setMade.run({
        id: item.id,
        madeQuantity: areMade ? Math.max(item.shown, item.madeQuantity) : 0,
      });
    }
    return null;
  });
}

/** Ticks off a dish, or one dish of a combo. Null undoes the tick. Problems: those of `markReady`. */
export function tickItem(
  actor: User,
  orderId: string,
  itemId: string,
  shownQuantity: number | null,
): Result<Order> {
  return markReady(actor, orderId, shownQuantity !== null, { [itemId]: shownQuantity ?? 1 });
}
