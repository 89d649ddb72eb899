import type { OrderStatus } from "#app/domain/orders/status.ts";
import { type PaymentStatus, paymentStatusLabels } from "#app/domain/payments/payment.ts";
import { Badge, type Tone } from "../badge.tsx";

const tones: Record<PaymentStatus, Tone> = {
  pending: "warn",
  partly_paid: "warn",
  paid: "good",
  refund_due: "bad",
  refunded: "info",
};

type PaymentBadgeProps = { status: PaymentStatus; isCancelled?: boolean };

/** No payment is expected for what was cancelled. */
export function PaymentBadge({ status, isCancelled }: PaymentBadgeProps) {
  if (isCancelled && status === "pending") return <Badge>Not paid</Badge>;
  return <Badge tone={tones[status]}>{paymentStatusLabels[status]}</Badge>;
}

type TicketPaymentProps = { ticket: { status: OrderStatus; paymentStatus: PaymentStatus } };

export function TicketPayment({ ticket: { status, paymentStatus } }: TicketPaymentProps) {
  return <PaymentBadge status={paymentStatus} isCancelled={status === "cancelled"} />;
}
