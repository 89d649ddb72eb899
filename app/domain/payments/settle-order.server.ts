import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { type IdempotencyKey, rememberKey } from "../idempotency.server.ts";
import { refundReasons, reversalReasons } from "../ledger/ledger-reasons.ts";
import { queueOnlineRefund, whyNotRefundableOnline } from "../ledger/online-transfers.server.ts";
import { type Payment, type PaymentMethod, waivedBy } from "../ledger/payment.ts";
import { referenceInUse } from "../ledger/payment-references.server.ts";
import { ledgerOfOrder } from "../ledger/queries.server.ts";
import { recordedByAnother } from "../ledger/recorded-by-another.ts";
import { settledBefore } from "../ledger/settled-before.server.ts";
import { whyNotPayable, whyNotRefundable } from "../ledger/settlement-rules.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { recordApproval, recordChange } from "../orders/order-history.server.ts";
import { findOrder, orderNotFound } from "../orders/queries.server.ts";
import { adminOnly, ok, type Problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { limitProblem } from "../terms/staff-limit.ts";
import { claimOfPayment, recordPayment } from "./record-payment.server.ts";
import { reverseEntry } from "./reverse-entry.server.ts";
import type { PaymentInput, RefundInput, Reversal } from "./schema.ts";

/** A payment may have the reference of the claim that it confirms. */
function referenceProblem(orderId: string, payment: Payment): Problem | null {
  const { reference } = payment;
  if (!reference || claimOfPayment(orderId, payment)) return null;
  return referenceInUse(reference);
}

/** The limit applies to the whole order, so that nobody gets around it with several refunds. */
function refundProblem(person: User, { refundedPaise }: Order, amountPaise: number) {
  const { charges } = shopSettings();
  return limitProblem(person, "refund payments", refundedPaise + amountPaise, charges);
}

/** Sending the same key again changes nothing. */
function settle(
  actor: User,
  orderId: string,
  payment: Payment,
  once: IdempotencyKey | null,
  approver: User | null = null,
): Result<Order> {
  const { kind, method, amountPaise, reason = "" } = payment;
  const whyNot = kind === "payment" ? whyNotPayable : whyNotRefundable;
  return writeAndPublish((): Result<Order> => {
    const order = findOrder(actor, orderId);
    if (!order) return orderNotFound;
    if (!may(actor, "take payments")) return adminOnly;
    const earlier = settledBefore(actor, orderId, once);
    if (!earlier.ok) return earlier;
    if (earlier.value) return ok(order);
    const at = now();
    const findRecorded = () => recordedByAnother(actor, ledgerOfOrder(orderId), at);
    const refused =
      whyNot("order", order, amountPaise, findRecorded) ??
      referenceProblem(orderId, payment) ??
      (kind === "refund" ? refundProblem(approver ?? actor, order, amountPaise) : null) ??
      (method === "online" ? whyNotRefundableOnline(orderId, amountPaise) : null);
    if (refused) return refused;
    const waivedPaise = kind === "refund" ? waivedBy(amountPaise, order) : 0;
    const paymentId = recordPayment(actor, order, { ...payment, waivedPaise }, at);
    if (method === "online") queueOnlineRefund(orderId, { paymentId, amountPaise }, at);
    const change = { kind, fromValue: method, toValue: String(amountPaise), reason } as const;
    recordChange(actor, order, change, at);
    if (approver) recordApproval(actor, order, "refund", approver, at);
    rememberKey(actor.id, "payment", once, order.id);
    return ok(findOrder(actor, orderId) ?? order);
  });
}

/**
 * A full or partial payment. Problems: `not_found`, `forbidden`, `final_status` (cancelled),
 * `already_in_status` (paid), `validation` (more than is due), `conflict` (somebody else has just
 * recorded it, or its reference is used for another payment).
 */
export function takePayment(
  actor: User,
  orderId: string,
  { amount: amountPaise, method, reference = "" }: PaymentInput,
  once: IdempotencyKey | null,
): Result<Order> {
  return settle(actor, orderId, { kind: "payment", method, amountPaise, reference }, once);
}

/**
 * `approver`: a manager who approved more than the actor may refund alone. If a refund exceeds the
 * amount owed, the excess is waived and not due again. Problems: `not_found`, `forbidden`,
 * `conflict` (nothing was paid), `validation` (more than was paid).
 */
export function refundPayment(
  actor: User,
  orderId: string,
  { amount: amountPaise, method, reason }: Pick<RefundInput, "amount" | "method" | "reason">,
  once: IdempotencyKey | null,
  approver: User | null = null,
): Result<Order> {
  return settle(
    actor,
    orderId,
    { kind: "refund", method, amountPaise, reason: refundReasons.stored(reason) },
    once,
    approver,
  );
}

/**
 * For a payment or refund that was recorded by mistake or with the wrong method. Problems:
 * `not_found`, `forbidden`, and those of `reverseEntry`.
 */
export function reversePayment(
  actor: User,
  orderId: string,
  paymentId: string,
  { reason: typedReason, paidBy }: Reversal<PaymentMethod>,
): Result<Order> {
  return writeAndPublish((): Result<Order> => {
    const reason = reversalReasons.stored(typedReason);
    const order = findOrder(actor, orderId);
    if (!order) return orderNotFound;
    if (!may(actor, "refund payments")) return adminOnly;
    const at = now();
    const ledger = ledgerOfOrder(orderId);
    const request = { payable: { orderId }, ledger, balance: order, paymentId, reason };
    const entry = reverseEntry(actor, request, at);
    if (!entry.ok) return entry;
    const { kind, method, amountPaise } = entry.value;
    const toValue = String(amountPaise);
    const change = kind === "refund" ? "refund_reversal" : "reversal";
    recordChange(actor, order, { kind: change, fromValue: method, toValue, reason }, at);
    if (paidBy && kind === "payment") {
      recordPayment(actor, order, { kind, method: paidBy, amountPaise }, at);
      recordChange(actor, order, { kind, fromValue: paidBy, toValue, reason: "" }, at);
    }
    return ok(findOrder(actor, orderId) ?? order);
  });
}
