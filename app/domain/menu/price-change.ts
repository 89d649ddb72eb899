import { z } from "zod";
import { m } from "#messages";
import { searchQuery } from "../lists/paging.ts";
import { sectionId } from "../sections/section-id.ts";
import { typedAmount } from "../typed-amount.ts";
import { productLimits } from "./limits.ts";

/** The dishes that a bulk change applies to, as the query of its page. */
const selection = {
  category: sectionId().nullable().catch(null),
  q: searchQuery,
  kind: z.enum(["dish", "combo"]).nullable().catch(null),
  sizes: z.enum(["several", "one"]).nullable().catch(null),
};

export const priceChangeQuery = z.object({
  ...selection,
  direction: z.enum(["raise", "lower"]).catch("raise"),
  amount: typedAmount(
    z.coerce
      .number({ error: () => m.menu_csvNumberFormat() })
      .positive({ error: () => m.menu_csvNumberAboveZero() })
      .max(productLimits.priceRupees.max, { error: () => m.menu_priceTooHigh() }),
  ),
  unit: z.enum(["rupees", "percent"]).catch("rupees"),
  rounding: z.enum(["five", "none"]).catch("five"),
  choices: z
    .literal("on")
    .optional()
    .catch(undefined)
    .transform((ticked) => ticked === "on"),
});
export type PriceChange = z.output<typeof priceChangeQuery>;

export type PriceStep = Pick<PriceChange, "direction" | "unit" | "amount" | "rounding">;

const FIVE_RUPEES_PAISE = 500;

/** The price after a bulk change; halves are rounded up. The result may be 0 or less. */
export function changedPricePaise(pricePaise: number, step: PriceStep): number {
  const { direction, unit, amount, rounding } = step;
  const difference = unit === "rupees" ? amount * 100 : (pricePaise * amount) / 100;
  // Round to whole paise first: in binary fractions, 7.5% of a price can be slightly below a half.
  const exact = Math.round(pricePaise + (direction === "raise" ? difference : -difference));
  return rounding === "none" ? exact : Math.round(exact / FIVE_RUPEES_PAISE) * FIVE_RUPEES_PAISE;
}

/** Why a price does not change. */
export type KeptPrice = "unchanged" | "not positive" | "too high" | "sizes";

export type PriceRow = {
  /** The id of the dish or of the choice. */
  id: string;
  name: string;
  oldPaise: number;
  /** The computed price, even if the old one is kept. */
  newPaise: number;
  kept: KeptPrice | null;
};

export type ChoicePriceRow = PriceRow & {
  group: string;
  groupId: string;
  /** Dishes outside the selection that use the same group. */
  alsoIn: string[];
};

export type PricePreview = {
  dishes: PriceRow[];
  choices: ChoicePriceRow[];
  /** How many prices would change. */
  changed: number;
  /** Identical for identical previews. */
  fingerprint: string;
};
