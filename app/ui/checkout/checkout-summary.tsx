import type { CartQuote } from "#app/domain/checkout/cart-quote.ts";
import { m } from "#messages";
import { SubmitButton } from "../form/submit-button.tsx";
import { Icon } from "../icon.tsx";
import { type OrderLine, OrderLinesSummary } from "../receipt/order-lines.tsx";
import { totalRows } from "../receipt/totals.tsx";
import { Summary } from "../summary.tsx";
import { useHydrated } from "../use-hydrated.ts";

type CheckoutSummaryProps = {
  lines: OrderLine[];
  quote: CartQuote;
  /** Whether the form offers other times. */
  offersTimes: boolean;
};

const REASON_ID = "cannot-be-placed";

export function CheckoutSummary({ lines, quote, offersTimes }: CheckoutSummaryProps) {
  const { amounts, totalPaise, time, note, isFeeKnown, freeDeliveryHint, timeProblem } = quote;
  // Without scripts, the page does not know that another time was chosen.
  const asksAgain = useHydrated() || !offersTimes;
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
          {freeDeliveryHint && (
            <p>
              <strong>{freeDeliveryHint}</strong>
            </p>
          )}
          {!isFeeKnown && <p>{m.checkout_feeDependsOnPincode()}</p>}
          {note && <p>{note}</p>}
          {quote.couponProblem && <p>{quote.couponProblem}</p>}
          {timeProblem && (
            <p id={REASON_ID}>
              <strong>{timeProblem}</strong>
            </p>
          )}
        </>
      }
      action={
        <SubmitButton
          wide
          size="large"
          pendingLabel={m.checkout_placingOrder()}
          disabled={timeProblem !== "" && asksAgain}
          aria-describedby={timeProblem ? REASON_ID : undefined}
        >
          {m.checkout_placeOrder()}
        </SubmitButton>
      }
    >
      <OrderLinesSummary items={lines} />
    </Summary>
  );
}
