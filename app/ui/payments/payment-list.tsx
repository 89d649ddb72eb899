import type { ReactNode } from "react";
import { type EntryState, type PaidRow, paymentTitle } from "#app/domain/ledger/order-money.ts";
import { m } from "#messages";
import { Badge, type Tone } from "../badge.tsx";
import { Price } from "../dish/price.tsx";

/** Confirmed entries need no badge. */
const states: Partial<Record<EntryState, { label: () => string; tone: Tone }>> = {
  claimed: { label: () => m.orders_awaitingConfirmation(), tone: "info" },
  failed: { label: () => m.payments_notConfirmed(), tone: "bad" },
  reversed: { label: () => m.payments_reversed(), tone: "neutral" },
};

type PaymentListProps<Row> = {
  payments: Row[];
  /** Shows staff who took it and why. */
  more?: (row: Row) => ReactNode;
};

export function PaymentList<Row extends PaidRow>({ payments, more }: PaymentListProps<Row>) {
  return (
    <ul className="ticket-list">
      {payments.map((payment) => {
        const state = states[payment.state];
        return (
          <li key={payment.id}>
            <span>{paymentTitle(payment)}</span>
            <Price paise={payment.amountPaise} exact />
            {state && <Badge tone={state.tone}>{state.label()}</Badge>}
            <span className="muted small">
              {payment.at}
              {payment.reference && ` · ${payment.reference}`}
            </span>
            {more?.(payment)}
          </li>
        );
      })}
    </ul>
  );
}
