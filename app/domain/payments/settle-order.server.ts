import { write } from "#db/client.server.ts";
import type { User } from "../accounts/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { type IdempotencyKey, rememberKey, resultOfKey } from "../idempotency.server.ts";
import { formatRupees } from "../money.ts";
import type { Order } from "../orders/order.ts";
import { recordChange } from "../orders/order-changes.server.ts";
import { publishOrderEvent } from "../orders/order-events.server.ts";
import { findOrder } from "../orders/queries.server.ts";
import { adminOnly, ok, type Problem, problem, type Result } from "../result.ts";
import { type Action, may } from "../staff/permissions.ts";
import { duePaise, owedPaise, type Payment } from "./payment.ts";
import { recordPayment } from "./record-payment.server.ts";
import type { PaymentForm, RefundForm } from "./schema.ts";

function tooMuch(msg: string): Problem {
  return problem("validation", msg, { errors: [{ path: "amount", msg }] });
}

function paymentProblem(order: Order, amountPaise: number): Problem | null {
  if (order.status === "cancelled") {
    return problem("final_status", "A cancelled order takes no payment.");
  }
  const due = duePaise(order);
  if (due === 0) return problem("already_in_status", "Order is already paid");
  return amountPaise > due ? tooMuch(`Only ${formatRupees(due)} is left to pay.`) : null;
}

function refundProblem(order: Order, amountPaise: number): Problem | null {
  const paid = order.paidPaise;
  if (paid === 0) return problem("conflict", "There is nothing to refund for this order.");
  return amountPaise > paid ? tooMuch(`At most ${formatRupees(paid)} can be refunded.`) : null;
}

const rules = {
  payment: { action: "take payments", audit: "order.payment_recorded", problemOf: paymentProblem },
  refund: { action: "refund payments", audit: "order.refunded", problemOf: refundProblem },
} satisfies Record<
  Payment["kind"],
  {
    action: Action;
    audit: `order.${string}`;
    problemOf: (order: Order, amountPaise: number) => Problem | null;
  }
>;

/** Once, however often the same key is sent. */
function settle(
  actor: User,
  orderId: string,
  payment: Payment,
  once: IdempotencyKey | null,
): Result<Order> {
  const { kind, method, amountPaise, reason = "" } = payment;
  const { action, audit, problemOf } = rules[kind];
  const settled = write((): Result<Order> => {
    const order = findOrder(actor, orderId);
    if (!order) return problem("not_found", "Order not found");
    if (!may(actor, action)) return adminOnly;
    const earlier = once ? resultOfKey(actor.id, "payment", once) : ok(null);
    if (!earlier.ok) return earlier;
    if (earlier.value !== null) return ok(order);
    const refused = problemOf(order, amountPaise);
    if (refused) return refused;
    const at = now();
    const waivedPaise = kind === "refund" ? Math.max(0, amountPaise - owedPaise(order)) : 0;
    recordPayment(actor, order, { ...payment, waivedPaise }, at);
    const change = { kind, fromValue: method, toValue: String(amountPaise), reason } as const;
    recordChange(actor, order, change, at);
    const after = kind === "refund" ? { method, amountPaise, reason } : { method, amountPaise };
    const subject = { id: order.id, name: order.orderNumber };
    recordAudit(actor, { action: audit, subject, before: null, after });
    if (once) rememberKey(actor.id, "payment", once, order.id);
    return ok(findOrder(actor, orderId) ?? order);
  });
  if (settled.ok) publishOrderEvent();
  return settled;
}

/**
 * A payment or a part of one. Problems: `not_found`, `forbidden`, `final_status` (cancelled), `already_in_status` (paid),
 * `validation` (more than is due).
 */
export function takePayment(
  actor: User,
  orderId: string,
  { amount: amountPaise, method }: PaymentForm,
  once: IdempotencyKey | null,
): Result<Order> {
  return settle(actor, orderId, { kind: "payment", method, amountPaise, reason: "" }, once);
}

/**
 * Also more than must go back, which then is not due any more. Problems: `not_found`, `forbidden`, `conflict` (nothing was
 * paid), `validation` (more than was paid).
 */
export function refundPayment(
  actor: User,
  orderId: string,
  { amount: amountPaise, method, reason }: RefundForm,
  once: IdempotencyKey | null,
): Result<Order> {
  return settle(actor, orderId, { kind: "refund", method, amountPaise, reason }, once);
}
