import type { CartQuote } from "#app/domain/checkout/cart-quote.ts";
import { m } from "#messages";
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
      title={m.shared_orderSummary()}
      rows={totalRows(amounts)}
      totalPaise={totalPaise}
      notes={
        <>
          {time && (
            <p className="fact">
              <Icon name="clock" />
              <span>{m.checkout_estimatedTime({ time })}</span>
            </p>
          )}
          {!isFeeKnown && <p>{m.checkout_feeDependsOnPincode()}</p>}
          {note && <p>{note}</p>}
        </>
      }
      action={
        <SubmitButton wide size="large" pendingLabel={m.checkout_placingOrder()}>
          {m.checkout_placeOrder()}
        </SubmitButton>
      }
    >
      <OrderLinesSummary items={lines} />
    </Summary>
  );
}
