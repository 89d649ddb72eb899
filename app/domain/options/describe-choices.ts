import { formatRupees } from "../money.ts";
import type { SoldOption } from "./option-group.ts";

type DescribedPart = {
  partName: string;
  name: string;
  quantity: number;
  /** The amount that one adds to the price of the combo, options included. */
  pricePaise: number;
  options: SoldOption[];
};

function withCount(name: string, quantity: number): string {
  return quantity > 1 ? `${quantity} × ${name}` : name;
}

function extraPrice(paise: number): string {
  return paise > 0 ? ` +${formatRupees(paise)}` : "";
}

/** One entry per choice, even if it was partly free. */
function choicesOf(options: SoldOption[]) {
  const choices = new Map<string, { name: string; quantity: number; extraPaise: number }>();
  for (const { choiceId, name, isSize, pricePaise, quantity } of options) {
    const same = choices.get(choiceId) ?? { name, quantity: 0, extraPaise: 0 };
    same.quantity += quantity;
    // The price of a size is that of the dish.
    if (!isSize) same.extraPaise += pricePaise * quantity;
    choices.set(choiceId, same);
  }
  return [...choices.values()];
}

/** For the kitchen, such as `Hot spice` or `2 × Extra shev`. */
export function optionNames(options: SoldOption[]): string[] {
  return choicesOf(options).map(({ name, quantity }) => withCount(name, quantity));
}

function describePart({ partName, name, quantity, pricePaise, options }: DescribedPart): string {
  const how = optionNames(options).join(", ");
  const dish = `${partName}: ${withCount(name, quantity)}${how && ` (${how})`}`;
  return dish + extraPrice(pricePaise * quantity);
}

/**
 * The choices of one line item and the amount that each adds to its price, such as `Full` or `2 ×
 * Extra shev +₹20`, followed by the dishes of a combo.
 */
export function describeChoices(options: SoldOption[], parts: DescribedPart[]): string[] {
  const chosen = choicesOf(options).map(
    ({ name, quantity, extraPaise }) => withCount(name, quantity) + extraPrice(extraPaise),
  );
  return [...chosen, ...parts.map(describePart)];
}
