import { formatRupees } from "../money.ts";
import { type Problem, problem } from "../result.ts";
import type { LedgerRow } from "./order-money.ts";
import { type Balance, duePaise } from "./payment.ts";

type What = "order" | "event";

function tooMuch(msg: string): Problem {
  return problem("validation", msg, { errors: [{ path: "amount", msg }] });
}

export function whyNotPayable(what: What, balance: Balance, amountPaise: number): Problem | null {
  if (balance.status === "cancelled") {
    return problem("final_status", `A cancelled ${what} takes no payment.`);
  }
  const due = duePaise(balance);
  const name = what === "order" ? "Order" : "Event";
  if (due === 0) return problem("already_in_status", `${name} is already paid`);
  return amountPaise > due ? tooMuch(`Only ${formatRupees(due)} is left to pay.`) : null;
}

export function whyNotRefundable(
  what: What,
  { paidPaise }: Balance,
  amountPaise: number,
): Problem | null {
  if (paidPaise === 0) return problem("conflict", `There is nothing to refund for this ${what}.`);
  if (amountPaise <= paidPaise) return null;
  return tooMuch(`At most ${formatRupees(paidPaise)} can be refunded.`);
}

/** A claim is confirmed or rejected instead. */
export function whyNotReversible(
  row: Pick<LedgerRow, "kind" | "state" | "amountPaise"> | undefined,
  paidPaise: number,
): Problem | null {
  if (!row || (row.kind !== "payment" && row.kind !== "refund")) {
    return problem("not_found", "Payment not found");
  }
  if (row.state === "reversed") {
    return problem("already_in_status", `This ${row.kind} was already reversed.`);
  }
  if (row.kind === "refund" || row.amountPaise <= paidPaise) return null;
  const refunded = formatRupees(row.amountPaise - paidPaise);
  return problem(
    "conflict",
    `${refunded} of this payment was refunded. Reverse the refund first, if it did not happen.`,
  );
}
