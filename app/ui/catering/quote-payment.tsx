import type { UpiRequest } from "#app/domain/ledger/upi-link.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { PayNow } from "../receipt/upi-payment-panel.tsx";

type QuotePaymentProps = {
  amountPaise: number;
  /** Null without a UPI ID of the shop. */
  upi: UpiRequest | null;
  /** Where it can be paid online; null if it cannot. */
  payAt: string | null;
};

export function QuotePayment({ amountPaise, upi, payAt }: QuotePaymentProps) {
  const amount = formatRupees(amountPaise);
  return (
    <Card title={`${m.catering_payNow()}: ${amount}`}>
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
