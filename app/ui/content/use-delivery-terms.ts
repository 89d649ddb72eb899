import { withDeliveryTerms } from "#app/domain/shop/delivery-sentences.ts";
import { useShopFacts } from "../shop/shop-facts.tsx";

/** The owner's texts with the visitor's delivery costs filled in. */
export function useDeliveryTerms<Texts>(texts: Texts): Texts {
  const { delivery } = useShopFacts();
  const isPickupOnly = delivery.kind === "none";
  const fill = (value: unknown): unknown => {
    if (typeof value === "string") return withDeliveryTerms(value, delivery);
    if (Array.isArray(value)) {
      // A shop that does not deliver leaves out what is about the terms of delivery.
      return value
        .filter((row) => !isPickupOnly || !/\{delivery /.test(JSON.stringify(row)))
        .map(fill);
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, fill(text)]));
  };
  return fill(texts) as Texts;
}
