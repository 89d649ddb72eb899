import { m } from "#messages";
import { type deliveryBraces, fillBraces } from "../content/fill-braces.ts";
import { shop } from "../shop.ts";
import { type DeliveryFacts, deliveryCost, describeDeliveryFee } from "../zones/delivery-facts.ts";
import { costSentence } from "./cost-sentence.ts";

type CostSentences = Parameters<typeof costSentence>[1];

const costText = (sentences: CostSentences) => (delivery: DeliveryFacts) => {
  const cost = deliveryCost(delivery);
  return cost ? costSentence(cost, sentences) : m.pages_deliveryIsFree();
};

const terms: Record<(typeof deliveryBraces)[number], (delivery: DeliveryFacts) => string> = {
  "delivery cost": costText({
    freeAbove: m.pages_deliveryCostFreeAbove,
    varies: m.pages_deliveryCostByArea,
    fixed: m.pages_deliveryCost,
  }),
  "delivery price": costText({
    freeAbove: m.pages_perOrderFreeAbove,
    varies: m.pages_perOrderByArea,
    fixed: m.pages_perOrder,
  }),
  "delivery fee": describeDeliveryFee,
  "delivery time": (delivery) =>
    delivery.kind === "zone" ? delivery.estimate : shop.estimate.delivery,
  "minimum order": (delivery) =>
    "minimum" in delivery ? delivery.minimum : m.shared_thereIsNoMinimumOrder(),
};

/** Replaces braces in the owner's texts with the delivery terms for the visitor. */
export function withDeliveryTerms(text: string, delivery: DeliveryFacts): string {
  return fillBraces(text, (name) =>
    delivery.kind === "none" && name.startsWith("delivery ")
      ? m.zones_noDelivery()
      : terms[name as keyof typeof terms]?.(delivery),
  );
}
