import { m } from "#messages";
import { translated } from "../language/translated.ts";
import { type Balance, duePaise, owedPaise } from "./payment.ts";

type Money = Balance & {
  /** What customers say they have paid, until somebody has found it in the bank. */
  claimedPaise: number;
};

/** What is still to be collected, at the door or elsewhere: not what its customer says they have paid. */
export function collectPaise(money: Omit<Money, "refundedPaise">): number {
  return Math.max(0, duePaise(money) - money.claimedPaise);
}

/** How the money of an order stands, in one word; every text about it follows from this. */
export type MoneyState = "to_pay" | "claimed" | "paid" | "refund_due" | "refunded" | "nothing";

export function moneyState(money: Money): MoneyState {
  if (owedPaise(money) > 0) return "refund_due";
  if (collectPaise(money) > 0) return "to_pay";
  if (duePaise(money) > 0) return "claimed";
  if (money.paidPaise === 0 && money.refundedPaise > 0) return "refunded";
  return money.status === "cancelled" ? "nothing" : "paid";
}

export const moneyLabels: Record<MoneyState, string> = translated({
  to_pay: m.shared_toPay,
  claimed: m.payments_beingChecked,
  paid: m.shared_paid,
  refund_due: m.shared_refundDue,
  refunded: m.payments_refundedStatus,
  nothing: m.orders_notPaid,
});
