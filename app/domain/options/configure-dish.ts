import { m } from "#messages";
import { fieldProblem, ok, type Result } from "../result.ts";
import { englishName } from "../translations/local-name.ts";
import { chooseOptions, optionsPricePaise } from "./choose-options.ts";
import { type ComboPart, type PartDish, surchargePaise } from "./combo-part.ts";
import type { DishOptionGroup, SoldOption } from "./option-group.ts";
import type { ChosenPart, Selection } from "./selection.ts";

/** The offered choices of a dish: a dish has no parts, a combo no groups. */
export type Offer = { groups: DishOptionGroup[]; parts: ComboPart[] };

export const nothingToChoose: Offer = { groups: [], parts: [] };

/** A dish chosen for a part, as many times as `quantity` per portion of the combo. */
type ConfiguredPart = {
  partName: string;
  englishPartName: string;
  dish: PartDish;
  quantity: number;
  /** The amount that one adds to the price of the combo. */
  pricePaise: number;
  options: SoldOption[];
};

export type ConfiguredDish = {
  /** For one portion, without what its parts add. */
  ownPricePaise: number;
  /** For one portion, including everything. */
  pricePaise: number;
  options: SoldOption[];
  parts: ConfiguredPart[];
};

type PricedDish = { name: string; pricePaise: number };

/** The price of one with its options. A size's price replaces the dish's own. */
function priceWith({ pricePaise }: PricedDish, groups: DishOptionGroup[], options: SoldOption[]) {
  const isSized = groups.some(({ isSize }) => isSize);
  return (isSized ? 0 : pricePaise) + optionsPricePaise(options);
}

function sizePrice(dish: PartDish, options: SoldOption[]): number {
  const size = dish.groups.find(({ isSize }) => isSize);
  const chosen = options.find(({ choiceId }) => size?.choices.some(({ id }) => id === choiceId));
  return chosen?.pricePaise ?? dish.pricePaise;
}

function configurePart(
  combo: string,
  part: ComboPart,
  chosen: ChosenPart,
  path: string,
): Result<ConfiguredPart> {
  const dish = part.dishes.find(({ id }) => id === chosen.product);
  if (!dish) {
    const msg = m.options_partDishUnknown({ name: part.name, combo });
    return fieldProblem(`${path}.product`, msg);
  }
  if (dish.soldOut) {
    const msg = m.options_partDishSoldOut({ dish: dish.name, part: part.name, combo });
    return fieldProblem(`${path}.product`, msg, "out_of_stock");
  }
  const options = chooseOptions(dish.name, dish.groups, chosen.options);
  if (!options.ok) {
    const errors = options.errors?.map((error) => ({ ...error, path: `${path}.${error.path}` }));
    return { ...options, errors };
  }
  const basePaise = sizePrice(dish, options.value);
  const extrasPaise = priceWith(dish, dish.groups, options.value) - basePaise;
  return ok({
    partName: part.name,
    englishPartName: englishName(part),
    dish,
    quantity: 1,
    pricePaise: surchargePaise(part, dish, basePaise) + extrasPaise,
    options: options.value,
  });
}

function isSamePart(a: ConfiguredPart, b: ConfiguredPart): boolean {
  return (
    a.partName === b.partName &&
    a.dish.id === b.dish.id &&
    a.pricePaise === b.pricePaise &&
    JSON.stringify(a.options) === JSON.stringify(b.options)
  );
}

function configureParts(
  combo: string,
  parts: ComboPart[],
  chosen: ChosenPart[],
): Result<ConfiguredPart[]> {
  const unknown = chosen.find(({ part }) => !parts.some(({ id }) => id === part));
  if (unknown) return fieldProblem("parts", m.options_comboChanged({ combo }));
  const configured: ConfiguredPart[] = [];
  for (const part of parts) {
    const wanted = chosen.filter((one) => one.part === part.id);
    if (wanted.length !== part.quantity) {
      const index = Math.min(wanted.length, part.quantity - 1);
      const msg = m.options_chooseForIn({ count: part.quantity, name: part.name, combo });
      return fieldProblem(`parts.${part.id}[${index}].product`, msg);
    }
    for (const [index, one] of wanted.entries()) {
      const result = configurePart(combo, part, one, `parts.${part.id}[${index}]`);
      if (!result.ok) return result;
      const same = configured.find((earlier) => isSamePart(earlier, result.value));
      if (same) same.quantity += 1;
      else configured.push(result.value);
    }
  }
  return ok(configured);
}

/**
 * Checks a selection against the current offer and sets the prices. Problems: those of
 * `chooseOptions`, and for combos `validation` and `out_of_stock` with paths such as
 * `parts.PART[0].product`.
 */
export function configureDish(
  dish: PricedDish,
  { groups, parts }: Offer,
  selection: Selection,
): Result<ConfiguredDish> {
  const options = chooseOptions(dish.name, groups, selection.options);
  if (!options.ok) return options;
  const configured = configureParts(dish.name, parts, selection.parts);
  if (!configured.ok) return configured;
  const ownPricePaise = priceWith(dish, groups, options.value);
  const partsPaise = configured.value.reduce(
    (sum, { pricePaise, quantity }) => sum + pricePaise * quantity,
    0,
  );
  return ok({
    ownPricePaise,
    pricePaise: ownPricePaise + partsPaise,
    options: options.value,
    parts: configured.value,
  });
}
