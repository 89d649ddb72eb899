import { m } from "#messages";
import { translated } from "../language/translated.ts";
import { formatRupees } from "../money.ts";
import { shownReason } from "./ledger-reasons.ts";

/** The ways to pay an order. */
export const paymentMethods = ["cash", "upi", "card"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The methods that staff can record; `bank`: a transfer for a catering booking. */
export const recordedMethods = [...paymentMethods, "bank"] as const;

/** `online`: through the payment provider, which reports it. */
export const ledgerMethods = [...recordedMethods, "online"] as const;
export type LedgerMethod = (typeof ledgerMethods)[number];

/**
 * A row of the ledger. A `claim` is the amount a customer says they paid. A `reversal` cancels a
 * wrong claim or a payment that was recorded by mistake.
 */
export type LedgerEntry = {
  kind: "claim" | "payment" | "refund" | "reversal";
  method: LedgerMethod;
  amountPaise: number;
  /** See `waivedBy`. */
  waivedPaise?: number;
  /** The UTR of a UPI payment. */
  reference?: string;
  /** The claim that a payment confirms, or the row that a reversal reverses. */
  appliesTo?: string;
  reason?: string;
  /** Cash collected at a customer's door. The person who took it owes it until it is handed in. */
  isCarried?: boolean;
};

/** Money that comes in or goes out for an order. */
export type Payment = LedgerEntry & {
  kind: "payment" | "refund";
  method: PaymentMethod | "online";
};

export const paymentStatuses = [
  "pending",
  "partly_paid",
  "paid",
  "refund_due",
  "refunded",
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Whether any amount is still to be paid. */
export function isUnpaid(status: PaymentStatus): boolean {
  return status === "pending" || status === "partly_paid";
}

/** Whether an order is still to be paid by UPI. */
export function isUnpaidUpi({
  paymentMethod,
  paymentStatus,
  status,
}: {
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  status: string;
}): boolean {
  return paymentMethod === "upi" && isUnpaid(paymentStatus) && status !== "cancelled";
}

/** The amounts paid, refunded and kept for an order or a booking. */
export type Balance = {
  status: string;
  totalPaise: number;
  /** Confirmed payments less reversals and refunds. */
  paidPaise: number;
  refundedPaise: number;
  waivedPaise: number;
  /** The cancellation fee if it was cancelled; otherwise 0. */
  keptPaise: number;
};

type Costs = Omit<Balance, "refundedPaise">;

/** The total less the waived amount; a cancelled order or booking costs the part that is kept. */
function costPaise({ status, totalPaise, waivedPaise, keptPaise }: Costs): number {
  return status === "cancelled" ? keptPaise : Math.max(0, totalPaise - waivedPaise);
}

/** The part of the total that nobody has to pay, because it was waived or cancelled. */
export function notChargedPaise(balance: Costs): number {
  return balance.totalPaise - costPaise(balance);
}

/** The amount that the customer still has to pay. */
export function duePaise(balance: Costs): number {
  return Math.max(0, costPaise(balance) - balance.paidPaise);
}

/** The amount to refund: any overpayment and, for a cancelled order, everything that is not kept. */
export function owedPaise(balance: Costs): number {
  return Math.max(0, balance.paidPaise - costPaise(balance));
}

/** The part of a refund beyond the amount owed; the customer need not pay it again. */
export function waivedBy(refundPaise: number, balance: Costs): number {
  return Math.max(0, refundPaise - owedPaise(balance));
}

export function paymentStatusOf(balance: Balance): PaymentStatus {
  const { paidPaise, refundedPaise, keptPaise, status } = balance;
  if (owedPaise(balance) > 0) return "refund_due";
  if (duePaise(balance) > 0) return paidPaise > 0 ? "partly_paid" : "pending";
  if (paidPaise === 0 && refundedPaise > 0) return "refunded";
  return status === "cancelled" && keptPaise === 0 ? "pending" : "paid";
}

/** Labels for customers and staff. */
export const paymentStatusLabels: Record<PaymentStatus, string> = translated({
  pending: m.payments_unpaid,
  partly_paid: m.shared_partlyPaid,
  paid: m.shared_paid,
  refund_due: m.shared_refundDue,
  refunded: m.payments_refundedStatus,
});

/** `To pay ₹40` after a part payment, `Refund due ₹30` after an overpayment; empty if the account is settled. */
export function openBalance(balance: Costs): string {
  const owed = owedPaise(balance);
  if (owed > 0) return m.payments_refundDue({ owed: formatRupees(owed) });
  const due = balance.paidPaise > 0 ? duePaise(balance) : 0;
  return due > 0 ? m.payments_toPay({ due: formatRupees(due) }) : "";
}

type Kept = { keptPaise: number; keptReason: string };

/** `₹100 kept: Cancelled too late`; empty if nothing was kept. */
export function keptText({ keptPaise, keptReason }: Kept): string {
  if (keptPaise === 0) return "";
  return m.payments_keptFor({ kept: formatRupees(keptPaise), reason: shownReason(keptReason) });
}

/** For the customer: the amount that is open, or was refunded, and the amount kept. */
export function balanceText(balance: Balance & Kept): string {
  const { refundedPaise } = balance;
  const refunded =
    refundedPaise > 0 ? m.payments_refunded({ refunded: formatRupees(refundedPaise) }) : "";
  return [openBalance(balance) || refunded, keptText(balance)].filter(Boolean).join(" · ");
}

/** Names of payment methods; for an order's own method, see `paymentMethodLabel`. */
export const paymentNames: Record<LedgerMethod, string> = translated({
  cash: m.payments_cash,
  upi: m.payments_upi,
  card: m.payments_card,
  bank: m.admin_bankTransfer,
  online: m.payments_online,
});

const changeTexts: Record<string, (money: { amount: string; method: string }) => string> = {
  payment: (money) => m.payments_changePaid(money),
  claim: (money) => m.payments_changeClaimed(money),
  refund: (money) => m.payments_changeRefunded(money),
  kept: ({ amount }) => m.payments_changeKept({ amount }),
  reversal: (money) => m.payments_changeReversed(money),
  refund_reversal: (money) => m.payments_changeReversed(money),
};

/**
 * In the history, `fromValue` is the method (or, for a kept amount, the former amount), and
 * `toValue` is the amount, or `paid` for everything that was due.
 */
export function describePaymentChange({
  kind,
  fromValue,
  toValue,
}: {
  kind: string;
  fromValue: string;
  toValue: string;
}): string {
  if (toValue === "paid") return m.payments_markedAsPaid();
  const amount = formatRupees(Number(toValue));
  if (kind === "reversal" && fromValue === "claim")
    return m.payments_upiPaymentOfNotFound({ amount });
  return changeTexts[kind]?.({ amount, method: paymentNames[fromValue as LedgerMethod] }) ?? amount;
}
