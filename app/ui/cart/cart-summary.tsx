import { formatRupees } from "#app/domain/money.ts";
import { isAlwaysFree } from "#app/domain/orders/delivery-fee.ts";
import type { CartQuote } from "#app/domain/quote/cart-quote.ts";
import { Button, ButtonLink } from "../button.tsx";
import { totalRows } from "../receipt/totals.tsx";
import { useShopFacts } from "../shop-facts.tsx";
import { Summary } from "../summary.tsx";

type CartSummaryProps = {
  itemCount: number;
  quote: CartQuote;
  /** A line cannot be ordered. Shown here rather than after the checkout form. */
  isBlocked: boolean;
};

export function CartSummary({ itemCount, quote, isBlocked }: CartSummaryProps) {
  const { delivery } = useShopFacts();
  const { amounts, totalPaise, estimate } = quote;
  const blockedReasonId = "cart-blocked";
  return (
    <Summary
      title="Order Summary"
      rows={[{ label: "Items", value: itemCount }, ...totalRows(amounts)]}
      totalPaise={totalPaise}
      notes={
        <>
          {!isAlwaysFree(delivery) && (
            <p>Free delivery on orders above {formatRupees(delivery.freeAbovePaise)}</p>
          )}
          <p>Estimated delivery: {estimate}</p>
          {isBlocked && (
            <p id={blockedReasonId}>
              <strong>Some items cannot be ordered: change or remove them first.</strong>
            </p>
          )}
        </>
      }
      action={
        isBlocked ? (
          <Button wide disabled aria-describedby={blockedReasonId}>
            Proceed to Checkout
          </Button>
        ) : (
          <ButtonLink to="/checkout" wide>
            Proceed to Checkout
          </ButtonLink>
        )
      }
    />
  );
}
