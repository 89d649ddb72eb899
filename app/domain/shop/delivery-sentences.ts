import { m } from "#messages";
import { fillBraces } from "../content/fill-braces.ts";
import { shop } from "../shop.ts";
import { type DeliveryFacts, deliveryCost, describeDeliveryFee } from "../zones/delivery-facts.ts";
import { costSentence } from "./cost-sentence.ts";

function costText(delivery: DeliveryFacts): string {
  const cost = deliveryCost(delivery);
  if (!cost) return m.pages_deliveryIsFree();
  return costSentence(cost, {
    freeAbove: m.pages_deliveryCostFreeAbove,
    varies: m.pages_deliveryCostByArea,
    fixed: m.pages_deliveryCost,
  });
}

const terms: Record<string, (delivery: DeliveryFacts) => string> = {
  "delivery cost": costText,
  "delivery fee": describeDeliveryFee,
  "delivery time": (delivery) =>
    delivery.kind === "zone" ? delivery.estimate : shop.estimate.delivery,
  "minimum order": (delivery) =>
    "minimum" in delivery ? delivery.minimum : m.shared_thereIsNoMinimumOrder(),
};

/** Fills in what delivery means for the visitor, which the owner's texts name in braces. */
export function withDeliveryTerms(text: string, delivery: DeliveryFacts): string {
  return fillBraces(text, (name) => terms[name]?.(delivery));
}
