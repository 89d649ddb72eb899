import { m } from "#messages";
import { translated } from "../language/translated.ts";
import { type Balance, duePaise, owedPaise } from "./payment.ts";

type Money = Balance & {
  /** The amount that the customer claims to have paid, until somebody finds it in the bank. */
  claimedPaise: number;
};

/**
 * The amount still to be collected, at the door or elsewhere, less any amount that the customer
 * claims to have paid.
 */
export function collectPaise(money: Omit<Money, "refundedPaise">): number {
  return Math.max(0, duePaise(money) - money.claimedPaise);
}

/** The payment state of an order in one word. Every text about its payments derives from it. */
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
