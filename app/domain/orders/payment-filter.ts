import { m } from "#messages";
import type { PaymentStatus } from "../payments/payment.ts";
import type { PaymentMethod } from "./order.ts";

export const paymentFilters = [
  "unpaid",
  "unpaid_upi",
  "partly_paid",
  "paid",
  "refund_due",
  "refunded",
] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

export const paymentFilterLabels: Record<PaymentFilter, string> = {
  get unpaid() {
    return m.payments_unpaid();
  },
  get unpaid_upi() {
    return m.orders_unpaidUpi();
  },
  get partly_paid() {
    return m.shared_partlyPaid();
  },
  get paid() {
    return m.shared_paid();
  },
  get refund_due() {
    return m.shared_refundDue();
  },
  get refunded() {
    return m.payments_refundedStatus();
  },
};

export type FilteredPayment = { statuses: PaymentStatus[]; method: PaymentMethod | null };

export function paymentsOf(filter: PaymentFilter | undefined): FilteredPayment {
  if (filter === undefined) {
    const statuses: PaymentStatus[] = ["pending", "partly_paid", "paid", "refund_due", "refunded"];
    return { statuses, method: null };
  }
  if (filter === "unpaid" || filter === "unpaid_upi") {
    return {
      statuses: ["pending", "partly_paid"],
      method: filter === "unpaid" ? null : "upi",
    };
  }
  return { statuses: [filter], method: null };
}
