import { m } from "#messages";
import { translated } from "../language/translated.ts";
import type { PaymentMethod, PaymentStatus } from "../ledger/payment.ts";

export const paymentFilters = [
  "unpaid",
  "unpaid_upi",
  "partly_paid",
  "paid",
  "refund_due",
  "refunded",
] as const;
export type PaymentFilter = (typeof paymentFilters)[number];

export const paymentFilterLabels: Record<PaymentFilter, string> = translated({
  unpaid: m.payments_unpaid,
  unpaid_upi: m.orders_unpaidUpi,
  partly_paid: m.shared_partlyPaid,
  paid: m.shared_paid,
  refund_due: m.shared_refundDue,
  refunded: m.payments_refundedStatus,
});

type FilteredPayment = { statuses: PaymentStatus[]; method: PaymentMethod | null };

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
