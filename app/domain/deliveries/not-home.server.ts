import { updateRow } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { adminOnly, ok, type Result } from "../result.ts";
import { findDelivery, missingDelivery } from "./queries.server.ts";
import type { NotHomeForm } from "./schema.ts";

/**
 * Records that nobody was at home and what the rider does next, or takes that back. The order stays open and its
 * payments unchanged. Problems: `forbidden`, `not_found` (also for an order that is not out for delivery).
 */
export function recordNotHome(actor: User, orderId: string, { next }: NotHomeForm): Result<Order> {
  return writeAndPublish(() => {
    if (!may(actor, "deliver orders")) return adminOnly;
    const order = findDelivery(actor, orderId);
    if (order?.status !== "out_for_delivery") return missingDelivery();
    const [fromValue, toValue] = [order.notHome ?? "", next];
    // A double tap may arrive twice.
    if (fromValue === toValue) return ok(order);
    const at = now();
    updateRow(orders, orderId, { notHome: next || null, updatedAt: at });
    recordChange(actor, order, { kind: "not_home", fromValue, toValue, reason: "" }, at);
    return ok(order);
  });
}
