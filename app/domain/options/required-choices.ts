import type { Offer } from "./configure-dish.ts";
import { type DishOptionGroup, leastRequired } from "./option-group.ts";
import type { ChosenOptions, Selection } from "./selection.ts";

/** How many choices a group still needs. */
function missingOf(group: DishOptionGroup, chosen: ChosenOptions): number {
  const count = group.choices.reduce((sum, { id }) => sum + (chosen[id] ?? 0), 0);
  return Math.max(0, leastRequired(group) - count);
}

function withFreeOptions(groups: DishOptionGroup[], chosen: ChosenOptions): ChosenOptions {
  const added = groups.flatMap((group) => {
    const offered = group.choices.filter(
      ({ id, isHidden, soldOut }) => !isHidden && !soldOut && !chosen[id],
    );
    const isOnlyOne = offered.length === 1;
    const free = offered.filter(({ pricePaise }) => !group.isSize && pricePaise === 0);
    return (isOnlyOne ? offered : free).slice(0, missingOf(group, chosen));
  });
  return { ...chosen, ...Object.fromEntries(added.map(({ id }) => [id, 1])) };
}

/** Adds required choices that cost nothing or have no alternative, so that nobody has to tap them. */
export function withFreeChoices({ groups, parts }: Offer, selection: Selection): Selection {
  return {
    options: withFreeOptions(groups, selection.options),
    parts: selection.parts.map((portion) => {
      const dishes = parts.find(({ id }) => id === portion.part)?.dishes ?? [];
      const dish = dishes.find(({ id }) => id === portion.product);
      return dish
        ? { ...portion, options: withFreeOptions(dish.groups, portion.options) }
        : portion;
    }),
  };
}

/** How many required choices are missing, in the dish and in the dishes of a combo. */
export function missingChoices(
  { groups, parts }: Offer,
  { options, parts: chosen }: Selection,
): number {
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  const ofParts = parts.map(({ id, quantity, dishes }) => {
    const portions = chosen.filter(({ part }) => part === id);
    const ofDishes = portions.flatMap(({ product, options: ofPart }) =>
      (dishes.find((dish) => dish.id === product)?.groups ?? []).map((group) =>
        missingOf(group, ofPart),
      ),
    );
    return Math.max(0, quantity - portions.length) + sum(ofDishes);
  });
  return sum(groups.map((group) => missingOf(group, options))) + sum(ofParts);
}
