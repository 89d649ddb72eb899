import { m } from "#messages";
import type { User } from "../access/user.ts";
import type { LedgerRow } from "../ledger/order-money.ts";
import type { Balance } from "../ledger/payment.ts";
import { whyNotReversible } from "../ledger/settlement-rules.ts";
import { ok, problem, type Result } from "../result.ts";
import { cashOwedPaise } from "./carried-cash.server.ts";
import { type Payable, recordEntry } from "./record-payment.server.ts";

type ReversalRequest = {
  payable: Payable;
  ledger: LedgerRow[];
  balance: Pick<Balance, "paidPaise" | "keptPaise">;
  paymentId: string;
  reason: string;
};

/**
 * Reverses a payment or refund that was recorded by mistake, inside the caller's transaction. If a
 * rider still owes the cash, it is no longer owed; otherwise the cash leaves the drawer. Problems:
 * `not_found`, `already_in_status`, `conflict` (a part was refunded or is kept).
 */
export function reverseEntry(
  actor: User,
  { payable, ledger, balance, paymentId, reason }: ReversalRequest,
  at: Date,
): Result<LedgerRow> {
  const row = ledger.find(({ id }) => id === paymentId);
  const refused = whyNotReversible(row, balance);
  if (refused) return refused;
  if (!row) return problem("not_found", m.payments_paymentNotFound());
  const { method, amountPaise, byUserId } = row;
  const isCarried = row.isCarried && byUserId !== null && cashOwedPaise(byUserId) >= amountPaise;
  const reversal = { kind: "reversal", method, amountPaise, isCarried, reason } as const;
  recordEntry(actor, payable, { ...reversal, appliesTo: row.id }, at);
  return ok(row);
}
