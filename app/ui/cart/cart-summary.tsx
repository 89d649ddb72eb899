import type { CartQuote } from "#app/domain/checkout/cart-quote.ts";
import { deliveryCost, describeDeliveryFee } from "#app/domain/zones/delivery-facts.ts";
import { m } from "#messages";
import { Button, ButtonLink } from "../button.tsx";
import { CouponForm } from "../coupons/coupon-field.tsx";
import { Notice } from "../notice.tsx";
import { totalRows } from "../receipt/totals.tsx";
import { useShopFacts } from "../shop/shop-facts.tsx";
import { Summary } from "../summary.tsx";

type CartSummaryProps = {
  itemCount: number;
  quote: CartQuote;
  /** Whether a line cannot be ordered. Shown here rather than after the checkout form. */
  isBlocked: boolean;
};

export function CartSummary({ itemCount, quote, isBlocked }: CartSummaryProps) {
  const { delivery } = useShopFacts();
  const { amounts, totalPaise, estimate, isFeeKnown, isDiscounted } = quote;
  const freeAbove = deliveryCost(delivery)?.freeAbove;
  const [noDelivery = quote.typeProblem] = quote.pincodeProblems;
  const blockedReasonId = "cart-blocked";
  return (
    <Summary
      title={m.shared_orderSummary()}
      rows={[{ label: m.shared_items(), value: itemCount }, ...totalRows(amounts)]}
      totalPaise={totalPaise}
      notes={
        <>
          {freeAbove && (
            <p>
              {isDiscounted
                ? m.cart_freeDeliveryBeforeDiscounts({ freeAbove })
                : m.cart_freeDeliveryAbove({ freeAbove })}
            </p>
          )}
          {quote.freeDeliveryHint && (
            <p>
              <strong>{quote.freeDeliveryHint}</strong>
            </p>
          )}
          {!isFeeKnown && <p>{m.cart_deliveryFee({ delivery: describeDeliveryFee(delivery) })}</p>}
          {delivery.kind === "none" ? (
            <p>{m.checkout_estimatedTime({ time: estimate })}</p>
          ) : (
            delivery.kind !== "outside" && <p>{m.cart_estimatedDelivery({ estimate })}</p>
          )}
          {quote.note && <p>{quote.note}</p>}
          {noDelivery && <Notice tone="warn" title={noDelivery} />}
          {isBlocked && (
            <p id={blockedReasonId}>
              <strong>{m.cart_blockedItems()}</strong>
            </p>
          )}
        </>
      }
      action={
        isBlocked ? (
          <Button wide disabled aria-describedby={blockedReasonId}>
            {m.shared_proceedToCheckout()}
          </Button>
        ) : (
          <ButtonLink to="/checkout" wide>
            {m.shared_proceedToCheckout()}
          </ButtonLink>
        )
      }
    >
      <CouponForm quote={quote} returnTo="/cart" />
    </Summary>
  );
}
