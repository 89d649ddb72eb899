import { formatShortDateTime } from "#app/domain/clock.ts";
import { orderDueAt } from "#app/domain/opening-hours.ts";
import { type DeliveryType, deliveryFee } from "#app/domain/orders/delivery-fee.ts";
import { shop } from "#app/domain/shop.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import { Icon } from "../icon.tsx";
import { type OrderLine, OrderLinesSummary } from "../receipt/order-lines.tsx";
import { totalRows } from "../receipt/totals.tsx";
import { useShopFacts } from "../shop-facts.tsx";
import { Summary } from "../summary.tsx";

type CheckoutSummaryProps = {
  lines: OrderLine[];
  subtotalPaise: number;
  deliveryType: DeliveryType;
};

export function CheckoutSummary({ lines, subtotalPaise, deliveryType }: CheckoutSummaryProps) {
  const { delivery, opening } = useShopFacts();
  const deliveryFeePaise = deliveryFee(subtotalPaise, deliveryType, delivery);
  const dueAt = orderDueAt(opening);
  return (
    <Summary
      title="Order Summary"
      rows={totalRows({ subtotalPaise, deliveryFeePaise })}
      totalPaise={subtotalPaise + deliveryFeePaise}
      notes={
        <p className="fact">
          <Icon name="clock" />
          <span>
            Estimated time: {shop.estimate[deliveryType]}
            {dueAt && ` from ${formatShortDateTime(dueAt)}, when we open`}
          </span>
        </p>
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
