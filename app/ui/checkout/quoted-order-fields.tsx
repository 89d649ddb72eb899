import { orderDueAt } from "#app/domain/opening-hours.ts";
import { deliveryFee } from "#app/domain/orders/delivery-fee.ts";
import { useShopFacts } from "../shop-facts.tsx";

export function QuotedOrderFields({ subtotalPaise }: { subtotalPaise: number }) {
  const { delivery, opening } = useShopFacts();
  const quote = {
    quotedSubtotalPaise: subtotalPaise,
    quotedDeliveryFeePaise: deliveryFee(subtotalPaise, "delivery", delivery),
    quotedDueAt: orderDueAt(opening)?.toISOString() ?? "",
  };
  return Object.entries(quote).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
