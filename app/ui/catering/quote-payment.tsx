import type { UpiRequest } from "#app/domain/ledger/upi-link.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { PayNow } from "../receipt/upi-payment-panel.tsx";

type QuotePaymentProps = {
  amountPaise: number;
  paidPaise: number;
  /** Null if the shop has no UPI ID. */
  upi: UpiRequest | null;
  /** Where it can be paid online; null if it cannot be. */
  payAt: string | null;
};

export function QuotePayment({ amountPaise, paidPaise, upi, payAt }: QuotePaymentProps) {
  const label = paidPaise > 0 ? m.catering_stillToPay() : m.catering_payNow();
  return (
    <Card title={`${label}: ${formatRupees(amountPaise)}`}>
      {paidPaise > 0 && (
        <p>
          {m.shared_amountPaid()}: {formatRupees(paidPaise)}
        </p>
      )}
      {payAt && (
        <ButtonLink to={payAt} wide>
          {m.payments_payOnline()}
        </ButtonLink>
      )}
      {upi && <PayNow {...upi} />}
      {!upi && !payAt && <p>{m.orders_callWithQuestions()}</p>}
    </Card>
  );
}
