import { m } from "#messages";
import { contradiction } from "../food/contradiction.ts";
import { foodLabels } from "../food/food.ts";
import { fieldProblem, ok, type Problem, type Result } from "../result.ts";
import { englishName } from "../translations/local-name.ts";
import {
  type Choice,
  type DishOptionGroup,
  leastRequired,
  type SoldOption,
} from "./option-group.ts";
import type { ChosenOptions } from "./selection.ts";

type Chosen = { choice: Choice; quantity: number };

function groupProblem(dish: string, group: DishOptionGroup, chosen: Chosen[]): Problem | null {
  const { id, name, kind, isRequired, min, max } = group;
  const path = `options.${id}`;
  const gone = chosen.find(({ choice }) => choice.isHidden);
  if (gone) {
    const msg = m.options_choiceGone({ choice: gone.choice.name, group: name, dish });
    return fieldProblem(path, msg, "conflict");
  }
  const soldOut = chosen.find(({ choice }) => choice.soldOut);
  if (soldOut) {
    const msg = m.options_choiceSoldOut({ choice: soldOut.choice.name, group: name, dish });
    return fieldProblem(path, msg, "out_of_stock");
  }
  const repeated = chosen.find(({ quantity }) => kind !== "quantities" && quantity > 1);
  if (repeated) {
    return fieldProblem(
      path,
      m.options_choiceOnlyOnce({ choice: repeated.choice.name, group: name, dish }),
    );
  }
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  const least = count > 0 ? min : leastRequired({ isRequired, min });
  if (count === 0 && least === 1) return fieldProblem(path, m.options_chooseFor({ name, dish }));
  if (count < least) return fieldProblem(path, m.options_tooFewChosen({ least, name, dish }));
  if (count > max) return fieldProblem(path, m.options_tooManyChosen({ max, name, dish }));
  return null;
}

/** The cheapest are free. A choice that is partly free gets two entries. */
function priced(group: DishOptionGroup, chosen: Chosen[]): SoldOption[] {
  const free = new Map<Choice, number>();
  let left = group.includedFree;
  for (const { choice, quantity } of chosen.toSorted(
    (a, b) => a.choice.pricePaise - b.choice.pricePaise,
  )) {
    free.set(choice, Math.min(left, quantity));
    left -= Math.min(left, quantity);
  }
  return chosen.flatMap(({ choice, quantity }) => {
    const freeQuantity = free.get(choice) ?? 0;
    const sold = { group: englishName(group), name: englishName(choice) };
    const local = { group: group.name, name: choice.name };
    const isLocal = sold.group !== local.group || sold.name !== local.name;
    const entry = {
      choiceId: choice.id,
      ...sold,
      isSize: group.isSize,
      ...(isLocal && { local }),
    };
    return [
      { ...entry, pricePaise: 0, quantity: freeQuantity },
      { ...entry, pricePaise: choice.pricePaise, quantity: quantity - freeQuantity },
    ].filter((sold) => sold.quantity > 0);
  });
}

/**
 * Checks the chosen options against the groups of the dish and sets the prices; the result is in
 * the order of the groups. Problems name dish, group and choice, with the path `options.GROUP`:
 * `validation` (also if one choice leaves out what another contains), `conflict` (no longer
 * offered), `out_of_stock`. See docs/ordering.md.
 */
export function chooseOptions(
  dish: string,
  groups: DishOptionGroup[],
  options: ChosenOptions,
): Result<SoldOption[]> {
  const known = new Set(groups.flatMap(({ choices }) => choices.map(({ id }) => id)));
  if (Object.keys(options).some((id) => !known.has(id))) {
    return fieldProblem("options", m.options_unknownChoiceGone({ dish }));
  }
  const sold: SoldOption[] = [];
  const all: (Choice & { path: string })[] = [];
  for (const group of groups) {
    const chosen = group.choices
      .map((choice) => ({ choice, quantity: options[choice.id] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
    const found = groupProblem(dish, group, chosen);
    if (found) return found;
    sold.push(...priced(group, chosen));
    all.push(...chosen.map(({ choice }) => ({ ...choice, path: `options.${group.id}` })));
  }
  const found = contradiction(all);
  if (found) {
    const { without, adding, food } = found;
    const msg = m.menu_choicesContradict({
      dish,
      without: without.name,
      adding: adding.name,
      food: foodLabels[food],
    });
    return fieldProblem(adding.path, msg);
  }
  return ok(sold);
}

/** The price of the options, including that of the dish if one of the groups is its size. */
export function optionsPricePaise(options: SoldOption[]): number {
  return options.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
}
