import type { Cart } from "#app/domain/cart/cart.ts";
import { formatRupees } from "#app/domain/money.ts";
import { isAlwaysFree } from "#app/domain/orders/delivery-fee.ts";
import { shop } from "#app/domain/shop.ts";
import { Button, ButtonLink } from "../button.tsx";
import { Price } from "../price.tsx";
import { useShopFacts } from "../shop-facts.tsx";
import { Summary } from "../summary.tsx";

type CartSummaryProps = {
  totals: Omit<Cart, "lines">;
  /** A line cannot be ordered. Shown here rather than after the checkout form. */
  isBlocked: boolean;
};

export function CartSummary({ totals, isBlocked }: CartSummaryProps) {
  const { delivery } = useShopFacts();
  const { itemCount, subtotalPaise, deliveryFeePaise, totalPaise } = totals;
  const isFree = deliveryFeePaise === 0 && subtotalPaise > 0;
  const blockedReasonId = "cart-blocked";
  return (
    <Summary
      title="Order Summary"
      rows={[
        { label: "Items", value: itemCount },
        { label: "Subtotal", value: <Price paise={subtotalPaise} /> },
        {
          label: "Delivery fee",
          value: isFree ? "Free" : <Price paise={deliveryFeePaise} />,
        },
      ]}
      totalPaise={totalPaise}
      notes={
        <>
          {!isAlwaysFree(delivery) && (
            <p>Free delivery on orders above {formatRupees(delivery.freeAbovePaise)}</p>
          )}
          <p>Estimated delivery: {shop.estimate.delivery}</p>
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
