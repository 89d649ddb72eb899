import { type MoneyState, moneyLabels } from "#app/domain/ledger/money-state.ts";
import { type PaymentStatus, paymentStatusLabels } from "#app/domain/ledger/payment.ts";
import type { OrderStatus } from "#app/domain/orders/status.ts";
import { m } from "#messages";
import { Badge, type Tone } from "../badge.tsx";

const tones: Record<PaymentStatus, Tone> = {
  pending: "warn",
  partly_paid: "warn",
  paid: "good",
  refund_due: "bad",
  refunded: "info",
};

type PaymentBadgeProps = {
  status: PaymentStatus;
  isCancelled?: boolean;
  /** Includes the amount. */
  text?: string;
};

/** No payment is expected for a cancelled order. */
export function PaymentBadge({ status, isCancelled, text }: PaymentBadgeProps) {
  if (isCancelled && status === "pending") return <Badge>{m.orders_notPaid()}</Badge>;
  return <Badge tone={tones[status]}>{text || paymentStatusLabels[status]}</Badge>;
}

type TicketPaymentProps = {
  ticket: { status: OrderStatus; paymentStatus: PaymentStatus; moneyState: MoneyState };
};

export function TicketPayment({ ticket }: TicketPaymentProps) {
  const { status, paymentStatus, moneyState } = ticket;
  if (moneyState === "claimed") return <Badge tone="info">{moneyLabels.claimed}</Badge>;
  return <PaymentBadge status={paymentStatus} isCancelled={status === "cancelled"} />;
}
