import { type Avoided, type Suitability, suitability, suitabilityOfCombo } from "../food/diet.ts";
import { type FoodFacts, unitedFacts } from "../food/food.ts";
import type { Offer } from "./configure-dish.ts";
import { starterChoiceIds } from "./customizations.ts";
import type { Choice, DishOptionGroup } from "./option-group.ts";

type FactsOfDish = FoodFacts & { kind: "dish" | "combo"; isVeg: boolean; isSpicy: boolean };

export function factsOf(
  { kind, contains, isFoodChecked }: FoodFacts & Pick<FactsOfDish, "kind">,
  offer: Offer,
): FoodFacts {
  return kind === "combo"
    ? unitedFacts(offer.parts.flatMap(({ dishes }) => dishes))
    : { contains, isFoodChecked };
}

/** The things besides foods that a choice is known to leave out. */
type LeftOutBy = (choice: Choice) => Avoided[];

function offerWith(groups: DishOptionGroup[], leftOutBy: LeftOutBy) {
  return groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({
      ...choice,
      leavesOut: [
        ...choice.leavesOut,
        ...(choice.id === starterChoiceIds.mild ? (["spice"] as const) : []),
        ...leftOutBy(choice),
      ],
    })),
  }));
}

/** How a dish or combo suits somebody who avoids all of these. */
export function suitabilityOf(
  avoided: readonly Avoided[],
  dish: FactsOfDish,
  offer: Offer,
  leftOutBy: LeftOutBy = () => [],
): Suitability {
  return dish.kind === "combo"
    ? suitabilityOfCombo(
        avoided,
        offer.parts.flatMap(({ dishes }) =>
          dishes.map((one) => ({ ...one, groups: offerWith(one.groups, leftOutBy) })),
        ),
      )
    : suitability(avoided, { ...dish, groups: offerWith(offer.groups, leftOutBy) });
}
