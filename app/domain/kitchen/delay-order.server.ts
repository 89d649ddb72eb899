import { updateRow } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { tellOfDelay } from "../fulfilment/order-reactions.server.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { findOrder, orderNotFound } from "../orders/queries.server.ts";
import { orderStatusLabel } from "../orders/status.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import type { DelayInput } from "./schema.ts";

/**
 * Sets the delay of an order that has not left yet. `shownMinutes` is the delay that the screen showed, so that two
 * devices cannot both add to it. Problems: `not_found`, `forbidden`, `conflict`, `already_in_status`.
 */
export function delayOrder(
  actor: User,
  orderId: string,
  { delayMinutes, shownMinutes }: DelayInput,
): Result<Order> {
  return writeAndPublish(() => {
    const order = findOrder(actor, orderId);
    if (!order) return orderNotFound;
    if (!may(actor, "prepare orders")) return adminOnly;
    if (!["pending", "confirmed", "preparing"].includes(order.status)) {
      const label = orderStatusLabel(order.status).toLowerCase();
      return problem("conflict", m.orders_delayNotPossible({ label }));
    }
    if (order.delayMinutes === delayMinutes) {
      return problem("already_in_status", m.orders_delayUnchanged());
    }
    if (order.delayMinutes !== shownMinutes) {
      return problem("conflict", m.orders_delayChangedMeanwhile());
    }
    const at = now();
    updateRow(orders, orderId, { delayMinutes, updatedAt: at });
    const [fromValue, toValue] = [String(order.delayMinutes), String(delayMinutes)];
    recordChange(actor, order, { kind: "delay", fromValue, toValue, reason: "" }, at);
    const after = findOrder(actor, orderId) ?? order;
    tellOfDelay(order, after);
    return ok(after);
  });
}
