import { formatRupees } from "../money.ts";
import type { Order, OrderChange, PaymentMethod } from "../orders/order.ts";

/** Money for an order, in or out. */
export type Payment = {
  kind: "payment" | "refund";
  method: PaymentMethod;
  amountPaise: number;
  /** Why it was refunded; empty for a payment. */
  reason: string;
  /** Cash from a customer's door, which whoever took it owes until it is handed in. */
  isCarried?: boolean;
};

export type Balance = { totalPaise: number; paidPaise: number };

export function paymentStatusOf({ totalPaise, paidPaise }: Balance): "pending" | "paid" {
  return paidPaise >= totalPaise ? "paid" : "pending";
}

/** What the customer still has to pay. */
export function duePaise({ totalPaise, paidPaise }: Balance): number {
  return Math.max(0, totalPaise - paidPaise);
}

/** What the customer gets back, after the order was made smaller. */
export function overpaidPaise({ totalPaise, paidPaise }: Balance): number {
  return Math.max(0, paidPaise - totalPaise);
}

/** What can be refunded: what was paid too much, or for a cancelled order everything. */
export function owedPaise(order: Balance & Pick<Order, "status">): number {
  return order.status === "cancelled" ? order.paidPaise : overpaidPaise(order);
}

/**
 * `To pay ₹40` of an order that was paid in part, `To refund ₹30` of one that was paid too much; empty if nothing is open.
 */
export function openBalance(order: Balance & Pick<Order, "status">): string {
  const owed = owedPaise(order);
  if (owed > 0) return `To refund ${formatRupees(owed)}`;
  const due = order.paidPaise > 0 ? duePaise(order) : 0;
  return due > 0 ? `To pay ${formatRupees(due)}` : "";
}

/** How it was paid, whatever the order's own method is. */
export const paymentNames: Record<PaymentMethod, string> = {
  cash: "Cash",
  upi: "UPI",
  card: "Card",
};

/** As the history stores it: from the method to the amount, or to `paid` for all that was due. */
export function describePaymentChange({
  kind,
  fromValue,
  toValue,
}: Pick<OrderChange, "kind" | "fromValue" | "toValue">): string {
  if (toValue === "paid") return "Marked as paid";
  const name = paymentNames[fromValue as PaymentMethod];
  const amount = formatRupees(Number(toValue));
  return `${kind === "refund" ? "Refunded" : "Paid"} ${amount} (${name})`;
}
