import { m } from "#messages";
import type { User } from "../access/user.ts";
import { findUser } from "../accounts/queries.server.ts";
import type { LedgerRow } from "../ledger/order-money.ts";
import { reserveReference } from "../ledger/payment-references.server.ts";
import { ledgerOfOrder } from "../ledger/queries.server.ts";
import { recordChange } from "../orders/order-history.server.ts";
import { findAnyOrder, orderNotFound } from "../orders/queries.server.ts";
import { type Problem, problem } from "../result.ts";
import { recordEntry } from "./record-payment.server.ts";
import { reverseEntry } from "./reverse-entry.server.ts";

/**
 * Reverses a payment when its step is undone; a claim that it confirmed waits for an answer again.
 * Call it inside a transaction. Problems: `conflict` (a part was refunded).
 */
export function takeBackPayment(
  actor: User,
  orderId: string,
  { id: paymentId, method, amountPaise, appliesTo }: LedgerRow,
  at: Date,
): Problem | null {
  const order = findAnyOrder(orderId);
  if (!order) return orderNotFound;
  const ledger = ledgerOfOrder(orderId);
  const request = { payable: { orderId }, ledger, balance: order, paymentId };
  const reversed = reverseEntry(actor, { ...request, reason: "" }, at);
  if (!reversed.ok) return reversed;
  const toValue = String(amountPaise);
  recordChange(actor, order, { kind: "reversal", fromValue: method, toValue, reason: "" }, at);
  const claim = ledger.find(({ id }) => id === appliesTo);
  if (!claim) return null;
  const { kind, reference, byUserId } = claim;
  const customer = byUserId ? (findUser(byUserId) ?? null) : null;
  const entry = { kind, method: "upi", amountPaise: claim.amountPaise, reference } as const;
  const reopened = recordEntry(customer, { orderId }, entry, at);
  if (reserveReference(reference, reopened)) return null;
  return problem("conflict", m.payments_referenceTaken());
}
