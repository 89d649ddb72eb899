import { sqlite } from "#db/client.server.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { formatShortDateTime, now } from "../clock.ts";
import type { Claim } from "../ledger/claim.ts";
import { REPLACED, rejectionReasons, shownReason, USED_TWICE } from "../ledger/ledger-reasons.ts";
import { duePaise } from "../ledger/payment.ts";
import { reserveReference } from "../ledger/payment-references.server.ts";
import { ledgerOfOrder } from "../ledger/queries.server.ts";
import { writeAndPublish } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { findOrder, findOwnOrder, orderNotFound } from "../orders/queries.server.ts";
import { tooLateToUndo } from "../orders/undoable-step.ts";
import { adminOnly, ok, type Problem, problem, type Result } from "../result.ts";
import { shop } from "../shop.ts";
import { recordEntry } from "./record-payment.server.ts";
import { takeBackPayment } from "./take-back-payment.server.ts";

type ClaimRow = {
  id: string;
  orderId: string;
  amountPaise: number;
  reference: string;
  createdAtMs: number;
  answer: "payment" | "reversal" | null;
  reason: string | null;
};

const claimsWhere = (condition: string) =>
  sqlite.prepare<[string], ClaimRow>(`
    select claim.id, claim.order_id orderId, claim.amount_paise amountPaise, claim.reference,
      claim.created_at createdAtMs, answer.kind answer, answer.reason
    from payments claim
    left join payments answer on answer.applies_to = claim.id
    where claim.kind = 'claim' and ${condition} order by claim.id`);

const ofOrders = claimsWhere("claim.order_id in (select value from json_each(?))");
const byId = claimsWhere("claim.id = ?");

/** Does not reveal whose payment it is. */
const usedTwice = () => problem("conflict", m.payments_referenceTakenCheck({ phone: shop.phone }));

/** For each order, the open claim or the last one, unless that was confirmed. */
export function claimsOf(orderIds: string[]): Map<string, Claim> {
  const shown = new Map<string, Claim>();
  for (const row of ofOrders.all(JSON.stringify(orderIds))) {
    if (row.answer === "payment") shown.delete(row.orderId);
    else if (shown.get(row.orderId)?.failure !== null) {
      const at = formatShortDateTime(new Date(row.createdAtMs));
      const failure = row.answer === null ? null : shownReason(row.reason ?? "");
      shown.set(row.orderId, { reference: row.reference, at, failure });
    }
  }
  return shown;
}

function openClaimOf(orderId: string): ClaimRow | undefined {
  return ofOrders.all(JSON.stringify([orderId])).find(({ answer }) => answer === null);
}

/** Call it inside a transaction. */
function failClaim(
  by: User,
  order: Order,
  { id, amountPaise }: Pick<ClaimRow, "id" | "amountPaise">,
  reason: string,
  at: Date,
): void {
  const entry = { kind: "reversal", method: "upi", amountPaise, appliesTo: id, reason } as const;
  recordEntry(by, { orderId: order.id }, entry, at);
  const toValue = String(amountPaise);
  recordChange(by, order, { kind: "reversal", fromValue: "claim", toValue, reason }, at);
}

function claimProblem(order: Order): Problem | null {
  if (order.status === "cancelled") {
    return problem("final_status", m.payments_orderCancelled());
  }
  return duePaise(order) > 0 ? null : problem("already_in_status", m.payments_nothingLeftToPay());
}

/**
 * Records a customer's claim to have paid the amount due. Sending the same reference again changes
 * nothing; a new one replaces the open claim. `refused`: the reference belongs to another claim or
 * payment; the claim is then recorded as failed, so that staff see it. Problems: `not_found`,
 * `final_status` (cancelled), `already_in_status` (paid).
 */
export function claimPayment(
  customer: User,
  orderNumber: string,
  reference: string,
): Result<{ refused: Problem | null }> {
  return writeAndPublish((): Result<{ refused: Problem | null }> => {
    const order = findOwnOrder(customer, orderNumber);
    if (!order) return orderNotFound;
    const refused = claimProblem(order);
    if (refused) return refused;
    const open = openClaimOf(order.id);
    if (open?.reference === reference) return ok({ refused: null });
    const at = now();
    const amountPaise = duePaise(order);
    const entry = { kind: "claim", method: "upi", amountPaise, reference } as const;
    const id = recordEntry(customer, { orderId: order.id }, entry, at);
    const toValue = String(amountPaise);
    recordChange(customer, order, { kind: "claim", fromValue: "upi", toValue, reason: "" }, at);
    const isFree = reserveReference(reference, id);
    if (!isFree) failClaim(customer, order, { id, amountPaise }, USED_TWICE, at);
    else if (open) failClaim(customer, order, open, REPLACED, at);
    return ok({ refused: isFree ? null : usedTwice() });
  });
}

/** An open claim and its order. Call it inside a transaction. Problems: as `confirmClaim`. */
function decidableClaim(
  actor: User,
  claimId: string,
  wanted: NonNullable<ClaimRow["answer"]>,
): Result<{ claim: ClaimRow; order: Order }> {
  if (!may(actor, "take payments")) return adminOnly;
  const [claim] = byId.all(claimId);
  const order = claim && findOrder(actor, claim.orderId);
  if (!order) return problem("not_found", m.payments_thereIsNoSuchClaim());
  if (claim.answer === null) return ok({ claim, order });
  return problem(
    claim.answer === wanted ? "already_in_status" : "conflict",
    claim.answer === "payment"
      ? m.payments_thisClaimWasAlreadyConfirmed()
      : m.payments_thisClaimWasAlreadyRejected(),
  );
}

/**
 * Call it inside a transaction. The payment that `arrived` may differ from the claim; any
 * overpayment must be refunded. Problems: as `confirmClaim`.
 */
export function applyConfirmation(
  actor: User,
  claimId: string,
  at: Date,
  arrived?: Pick<ClaimRow, "amountPaise" | "reference">,
): Result<{ paymentId: string; order: Order; amountPaise: number }> {
  const found = decidableClaim(actor, claimId, "payment");
  if (!found.ok) return found;
  const { claim, order } = found.value;
  const { amountPaise } = arrived ?? claim;
  const reference = arrived?.reference || claim.reference;
  const entry = { kind: "payment", method: "upi", amountPaise, reference } as const;
  const paymentId = recordEntry(actor, { orderId: order.id }, { ...entry, appliesTo: claimId }, at);
  const toValue = String(amountPaise);
  recordChange(actor, order, { kind: "payment", fromValue: "upi", toValue, reason: "" }, at);
  return ok({ paymentId, order, amountPaise });
}

/** Problems: `forbidden`, `not_found`, `already_in_status` (confirmed), `conflict` (rejected). */
export function confirmClaim(actor: User, claimId: string): Result<Order> {
  return writeAndPublish((): Result<Order> => {
    const applied = applyConfirmation(actor, claimId, now());
    if (!applied.ok) return applied;
    const { order } = applied.value;
    return ok(findOrder(actor, order.id) ?? order);
  });
}

/**
 * Afterwards, the reference can be claimed again. Problems: `forbidden`, `not_found`,
 * `already_in_status` (rejected), `conflict` (confirmed).
 */
export function rejectClaim(actor: User, claimId: string, typedReason: string): Result<Order> {
  const reason = rejectionReasons.stored(typedReason);
  return writeAndPublish((): Result<Order> => {
    const found = decidableClaim(actor, claimId, "reversal");
    if (!found.ok) return found;
    const { claim, order } = found.value;
    failClaim(actor, order, claim, reason, now());
    return ok(order);
  });
}

/**
 * Reopens a claim that was confirmed within the last ten minutes. Problems: `forbidden`,
 * `already_in_status` (it waits), `conflict` (too late, or a part was refunded).
 */
export function undoConfirmation(actor: User, orderId: string, claimId: string): Result<null> {
  return writeAndPublish((): Result<null> => {
    if (!may(actor, "take payments")) return adminOnly;
    const at = now();
    const payment = ledgerOfOrder(orderId).find(
      ({ appliesTo, kind, state }) =>
        appliesTo === claimId && kind === "payment" && state === "confirmed",
    );
    if (!payment) return problem("already_in_status", m.orders_undoneAlready());
    return (
      tooLateToUndo(payment.createdAt, at) ??
      takeBackPayment(actor, orderId, payment, at) ??
      ok(null)
    );
  });
}
