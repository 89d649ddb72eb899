import type { CartQuote } from "#app/domain/quote/cart-quote.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { Icon } from "../icon.tsx";
import { type OrderLine, OrderLinesSummary } from "../receipt/order-lines.tsx";
import { totalRows } from "../receipt/totals.tsx";
import { Summary } from "../summary.tsx";

type CheckoutSummaryProps = { lines: OrderLine[]; quote: CartQuote };

export function CheckoutSummary({ lines, quote }: CheckoutSummaryProps) {
  const { amounts, totalPaise, time, note, isFeeKnown } = quote;
  return (
    <Summary
      title="Order Summary"
      rows={totalRows(amounts)}
      totalPaise={totalPaise}
      notes={
        <>
          {time && (
            <p className="fact">
              <Icon name="clock" />
              <span>Estimated time: {time}</span>
            </p>
          )}
          {!isFeeKnown && <p>The delivery fee depends on your pincode.</p>}
          {note && <p>{note}</p>}
        </>
      }
      action={
        <SubmitButton wide size="large" pendingLabel="Placing order…">
          Place Order
        </SubmitButton>
      }
    >
      <OrderLinesSummary items={lines} />
    </Summary>
  );
}
