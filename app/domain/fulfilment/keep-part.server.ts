import { updateRow } from "#db/prepare-writes.server.ts";
import { orders } from "#db/schema/orders.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { queueOrderKept } from "../emails/queue-customer-emails.server.ts";
import { keptReasons } from "../ledger/ledger-reasons.ts";
import { whyNotKeepable } from "../ledger/settlement-rules.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { findOrder, orderNotFound } from "../orders/queries.server.ts";
import { updateBalance } from "../payments/record-payment.server.ts";
import type { KeepInput } from "../payments/schema.ts";
import { adminOnly, ok, type Result } from "../result.ts";

/**
 * Keeps part of the payment for a cancelled order, which then need not be refunded. A new amount
 * replaces the old one, and 0 takes it back. Problems: `not_found`, `forbidden`, `conflict` (not
 * cancelled), `validation` (more than was paid).
 */
export function keepPartOfOrder(
  actor: User,
  orderId: string,
  { amount: keptPaise, reason: typedReason }: KeepInput,
): Result<Order> {
  return writeAndPublish((): Result<Order> => {
    const order = findOrder(actor, orderId);
    if (!order) return orderNotFound;
    if (!may(actor, "refund payments")) return adminOnly;
    const refused = whyNotKeepable(order, keptPaise);
    if (refused) return refused;
    const reason = keptReasons.stored(typedReason);
    const keptReason = keptPaise > 0 ? reason : "";
    // The form was sent twice.
    if (keptPaise === order.keptPaise && keptReason === order.keptReason) return ok(order);
    const at = now();
    updateRow(orders, orderId, { keptPaise, keptReason });
    const [fromValue, toValue] = [String(order.keptPaise), String(keptPaise)];
    recordChange(actor, order, { kind: "kept", fromValue, toValue, reason }, at);
    updateBalance(orderId, at);
    const after = findOrder(actor, orderId) ?? order;
    queueOrderKept(after);
    return ok(after);
  });
}
