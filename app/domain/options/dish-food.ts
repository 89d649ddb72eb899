import { type Diet, type Suitability, suitability, suitabilityOfCombo } from "../food/diet.ts";
import { type FoodFacts, unitedFacts } from "../food/food.ts";
import type { Offer } from "./configure-dish.ts";

type FactsOfDish = FoodFacts & { kind: "dish" | "combo" };

export function factsOf({ kind, contains, isFoodChecked }: FactsOfDish, offer: Offer): FoodFacts {
  return kind === "combo"
    ? unitedFacts(offer.parts.flatMap(({ dishes }) => dishes))
    : { contains, isFoodChecked };
}

/** How a dish or combo suits somebody on all of these diets. */
export function suitabilityOf(
  diets: readonly Diet[],
  dish: FactsOfDish,
  offer: Offer,
): Suitability {
  return dish.kind === "combo"
    ? suitabilityOfCombo(
        diets,
        offer.parts.flatMap(({ dishes }) => dishes),
      )
    : suitability(diets, { ...dish, groups: offer.groups });
}
