import type { CartQuote } from "#app/domain/checkout/cart-quote.ts";
import { m } from "#messages";
import { SubmitButton } from "../form/submit-button.tsx";
import { Icon } from "../icon.tsx";
import { type OrderLine, OrderLinesSummary } from "../receipt/order-lines.tsx";
import { totalRows } from "../receipt/totals.tsx";
import { Summary } from "../summary.tsx";

type CheckoutSummaryProps = {
  lines: OrderLine[];
  quote: CartQuote;
};

const REASON_ID = "cannot-be-placed";

export function CheckoutSummary({ lines, quote }: CheckoutSummaryProps) {
  const { amounts, totalPaise, time, note, isFeeKnown, freeDeliveryHint } = quote;
  const { couponProblem, timeProblem, isTimeRefused } = quote;
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
          {couponProblem && <p>{couponProblem}</p>}
          {timeProblem && (
            <p id={REASON_ID}>
              <strong>{timeProblem}</strong>
            </p>
          )}
          {/* The way on after a pause and, without scripts, with another time. */}
          {isTimeRefused && (
            <SubmitButton variant="secondary" size="small" name="update" value="total">
              {m.checkout_recheck()}
            </SubmitButton>
          )}
        </>
      }
      action={
        <SubmitButton
          wide
          size="large"
          pendingLabel={m.checkout_placingOrder()}
          disabled={isTimeRefused}
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
