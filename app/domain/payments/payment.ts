import type { PaymentMethod } from "../orders/order.ts";

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
