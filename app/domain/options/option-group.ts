import { m } from "#messages";
import type { Food } from "../food/food.ts";
import { translated } from "../language/translated.ts";
import type { LocalName } from "../translations/local-name.ts";

export const optionKinds = ["one", "several", "quantities"] as const;
export type OptionKind = (typeof optionKinds)[number];

/** In English, for files and the audit log. */
export const optionKindNames: Record<OptionKind, string> = {
  one: "One choice",
  several: "Several choices",
  quantities: "Several, each with a quantity",
};

export const optionKindLabels: Record<OptionKind, string> = translated({
  one: m.options_oneChoice,
  several: m.options_severalChoices,
  quantities: m.options_severalEachWithAQuantity,
});

export type Choice = LocalName & {
  id: string;
  /** The price of the dish in this size or, for other choices, the surcharge. */
  pricePaise: number;
  isVeg: boolean;
  /** The foods that it adds to the dish. */
  contains: Food[];
  /** The foods that the dish is made without if it is chosen. */
  leavesOut: Food[];
  isHidden: boolean;
  isPreselected: boolean;
  /** Marked as sold out, or none left. */
  soldOut: boolean;
  /** Null if there is no limit. */
  stock: number | null;
};

export type OptionGroup = LocalName & {
  id: string;
  kind: OptionKind;
  isSize: boolean;
  choices: Choice[];
};

/** How a dish uses a group. `min` and `max` count quantities; `min` applies only if something is chosen, or required. */
export type GroupRules = {
  isRequired: boolean;
  min: number;
  max: number;
  /** How many of the cheapest chosen ones are free. */
  includedFree: number;
};

export type DishOptionGroup = OptionGroup & GroupRules;

/** How many must be chosen from a group; 0 if it may be left out. */
export function leastRequired({ isRequired, min }: Pick<GroupRules, "isRequired" | "min">): number {
  return isRequired ? Math.max(1, min) : 0;
}

/** A choice as it was sold; a partly free choice has two entries. */
export type SoldOption = {
  choiceId: string;
  /** Both in English. */
  group: string;
  name: string;
  isSize: boolean;
  pricePaise: number;
  quantity: number;
  /** The names that the customer read, unless in English. */
  local?: { group: string; name: string };
};

/** The options with the names that the customer read. */
export function localOptions(options: SoldOption[]): SoldOption[] {
  return options.map((option) => ({ ...option, ...option.local }));
}
