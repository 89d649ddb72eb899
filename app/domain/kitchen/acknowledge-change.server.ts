import { updateRow } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { findOrder, orderNotFound } from "../orders/queries.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";

/**
 * Confirms that the kitchen has seen the change made at `shownAt`, so that the ticket stops showing it. Problems:
 * `not_found`, `forbidden`, `already_in_status`, `conflict` (it was changed again since).
 */
export function acknowledgeChange(actor: User, orderId: string, shownAt: number): Result<Order> {
  return writeAndPublish(() => {
    const order = findOrder(actor, orderId);
    if (!order) return orderNotFound;
    if (!may(actor, "prepare orders")) return adminOnly;
    if (!order.changedAt) return problem("already_in_status", m.orders_changedMeanwhile());
    if (order.changedAt.getTime() !== shownAt) {
      return problem("conflict", m.orders_changedMeanwhile());
    }
    updateRow(orders, orderId, { changedAt: null });
    recordChange(actor, order, { kind: "seen", fromValue: "", toValue: "", reason: "" }, now());
    return ok({ ...order, changedAt: null });
  });
}
