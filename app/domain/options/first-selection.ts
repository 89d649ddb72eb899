import type { ComboPart, PartDish } from "./combo-part.ts";
import type { Offer } from "./configure-dish.ts";
import type { DishOptionGroup } from "./option-group.ts";
import type { ChosenOptions, ChosenPart, Selection } from "./selection.ts";

function preselectedOptions(groups: DishOptionGroup[]): ChosenOptions {
  const preselected = groups.flatMap(({ choices, max }) =>
    choices
      .filter(({ isPreselected, isHidden, soldOut }) => isPreselected && !isHidden && !soldOut)
      .slice(0, max),
  );
  return Object.fromEntries(preselected.map(({ id }) => [id, 1]));
}

/** In a combo, the lowest-priced size is preselected, because it costs nothing extra. */
function firstPartOptions({ groups }: Pick<PartDish, "groups">): ChosenOptions {
  const chosen = preselectedOptions(groups);
  const size = groups.find(({ isSize }) => isSize);
  if (!size || size.choices.some(({ id }) => chosen[id])) return chosen;
  const [cheapest] = size.choices
    .filter(({ isHidden, soldOut }) => !isHidden && !soldOut)
    .toSorted((a, b) => a.pricePaise - b.pricePaise);
  return cheapest ? { ...chosen, [cheapest.id]: 1 } : chosen;
}

/** A part with only one possible dish needs no decision. */
function firstPortions({ id: part, quantity, dishes }: ComboPart): ChosenPart[] {
  const [only, ...others] = dishes;
  if (!only || only.soldOut || others.length > 0) return [];
  const portion = { part, product: only.id, options: firstPartOptions(only) };
  return Array.from({ length: quantity }, () => portion);
}

/** The selection that a form shows before the customer has chosen anything. */
export function firstSelection({ groups, parts }: Offer): Selection {
  return { options: preselectedOptions(groups), parts: parts.flatMap(firstPortions) };
}

/** Adds the first options of dishes that were chosen before their options were shown. */
export function withFirstOptions({ parts }: Offer, selection: Selection): Selection {
  return {
    ...selection,
    parts: selection.parts.map((portion) => {
      const dishes = parts.find(({ id }) => id === portion.part)?.dishes ?? [];
      const dish = dishes.find(({ id }) => id === portion.product);
      const ids = dish?.groups.flatMap(({ choices }) => choices.map(({ id }) => id)) ?? [];
      const known = Object.entries(portion.options).filter(([id]) => ids.includes(id));
      const options =
        known.length > 0 || !dish ? Object.fromEntries(known) : firstPartOptions(dish);
      return { ...portion, options };
    }),
  };
}

/** Gives a newly chosen dish its first options, which the form shows from now on. */
export function withNewDishes({ parts }: Offer, before: Selection, sent: Selection): Selection {
  const ofPart = (selection: Selection, id: string) =>
    selection.parts.filter(({ part }) => part === id);
  return {
    options: sent.options,
    parts: parts.flatMap(({ id, dishes }) =>
      ofPart(sent, id).map((portion, index) => {
        const isShown = ofPart(before, id)[index]?.product === portion.product;
        const dish = isShown ? undefined : dishes.find((one) => one.id === portion.product);
        return dish ? { ...portion, options: firstPartOptions(dish) } : portion;
      }),
    ),
  };
}
