import { m } from "#messages";
import { formatRupees } from "../money.ts";
import { fieldProblem, type Problem, problem } from "../result.ts";
import type { LedgerRow } from "./order-money.ts";
import { type Balance, duePaise } from "./payment.ts";

type What = "order" | "event";

/** `findRecorded` returns the message to use instead of "already paid". */
export function whyNotPayable(
  what: What,
  balance: Balance,
  amountPaise: number,
  findRecorded: () => Problem | null,
): Problem | null {
  if (balance.status === "cancelled") {
    return problem("final_status", m.payments_cancelledTakesNone({ what }));
  }
  const due = duePaise(balance);
  if (due === 0) {
    return findRecorded() ?? problem("already_in_status", m.payments_isAlreadyPaid({ what }));
  }
  if (amountPaise <= due) return null;
  return fieldProblem("amount", m.payments_onlyIsLeftToPay({ due: formatRupees(due) }));
}

export function whyNotRefundable(
  what: What,
  { paidPaise, keptPaise }: Balance,
  amountPaise: number,
): Problem | null {
  if (paidPaise === 0) return problem("conflict", m.payments_orderWithoutRefund({ what }));
  const mostPaise = paidPaise - keptPaise;
  if (amountPaise <= mostPaise) return null;
  if (mostPaise === 0) return problem("conflict", isKept(keptPaise));
  return fieldProblem("amount", m.payments_atMostCanBeRefunded({ paid: formatRupees(mostPaise) }));
}

const isKept = (keptPaise: number) => m.payments_isKept({ kept: formatRupees(keptPaise) });

/** The kept amount must have been received and is at most the full price. */
export function mostKeptPaise({ status, totalPaise, paidPaise }: Balance): number {
  return status === "cancelled" ? Math.min(paidPaise, totalPaise) : 0;
}

export function whyNotKeepable(balance: Balance, amountPaise: number): Problem | null {
  if (balance.status !== "cancelled") {
    return problem("conflict", m.payments_onlyCancelledKeeps());
  }
  const mostPaise = mostKeptPaise(balance);
  if (amountPaise <= mostPaise) return null;
  return fieldProblem("amount", m.payments_atMostCanBeKept({ most: formatRupees(mostPaise) }));
}

/** Claims are confirmed or rejected instead, and only the provider decides about online payments. */
export function whyNotReversible(
  row: Pick<LedgerRow, "kind" | "state" | "method" | "amountPaise"> | undefined,
  { paidPaise, keptPaise }: Pick<Balance, "paidPaise" | "keptPaise">,
): Problem | null {
  if (!row || (row.kind !== "payment" && row.kind !== "refund")) {
    return problem("not_found", m.payments_paymentNotFound());
  }
  if (row.state === "reversed") {
    return problem("already_in_status", m.payments_alreadyReversed({ kind: row.kind }));
  }
  if (row.method === "online") return problem("conflict", m.payments_onlineNotReversible());
  if (row.kind === "refund" || row.amountPaise <= paidPaise - keptPaise) return null;
  if (row.amountPaise <= paidPaise) return problem("conflict", isKept(keptPaise));
  const refunded = formatRupees(row.amountPaise - paidPaise);
  return problem("conflict", m.payments_partlyRefunded({ refunded }));
}
