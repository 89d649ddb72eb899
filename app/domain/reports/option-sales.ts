import { listUrl, oneOf, recordId } from "../lists/list-url.ts";

export const salesPeriods = [7, 30, 90] as const;

/** `dish` is its id. */
export const optionSales = listUrl("/admin/products/option-sales", {
  dish: recordId,
  days: oneOf(salesPeriods.map(String) as ["7", "30", "90"], "30"),
});

export const optionSalesCsvUrl = (days: string) => `/admin/products/option-sales.csv?days=${days}`;

/** How often a choice, or a dish for a part of a combo, was sold with a dish. */
export type ChoiceSales = {
  /** The id of the choice, or of the dish. */
  id: string;
  /** The group's name, or that of the part. */
  group: string;
  name: string;
  /** Counts quantities. */
  sold: number;
  /** Portions of the dish with this choice. */
  portions: number;
  /** The revenue from the choice; for a size outside combos, the price of the dish. */
  revenuePaise: number;
};

export type DishSales = {
  portions: number;
  /** How many of these were part of a combo. */
  inCombos: number;
  choices: ChoiceSales[];
};

/** `37%`; `<1%` if very few. */
export function shareText(portions: number, all: number): string {
  if (all === 0 || portions === 0) return "0%";
  const percent = (100 * portions) / all;
  return percent < 1 ? "<1%" : `${Math.round(percent)}%`;
}
