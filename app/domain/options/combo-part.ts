import { m } from "#messages";
import type { FoodFacts } from "../food/food.ts";
import type { LocalName } from "../translations/local-name.ts";
import type { DishOptionGroup } from "./option-group.ts";

/** A dish that can be chosen for a part. */
export type PartDish = LocalName &
  FoodFacts & {
    id: string;
    /** The lowest price if it comes in several sizes. */
    pricePaise: number;
    image: string;
    isVeg: boolean;
    isSpicy: boolean;
    /** Portions that can be ordered now. */
    stock: number;
    soldOut: boolean;
    groups: DishOptionGroup[];
  };

export type ComboPart = LocalName & {
  id: string;
  /** How many dishes the customer chooses. */
  quantity: number;
  category: string | null;
  /** A dish that costs more than this adds the difference; null if no dish does. */
  coveredPaise: number | null;
  dishes: PartDish[];
};

/**
 * The amount that a dish adds to the price of the combo; a larger size costs the difference even if
 * all dishes are covered.
 */
export function surchargePaise(
  { coveredPaise }: Pick<ComboPart, "coveredPaise">,
  dish: Pick<PartDish, "pricePaise">,
  chosenPricePaise: number,
): number {
  return Math.max(0, chosenPricePaise - (coveredPaise ?? dish.pricePaise));
}

/** Such as `5 × Gadi Pani Puri`, or the part's name if there is a choice. */
export function comboContents(parts: ComboPart[]): string[] {
  return parts.map(({ name, quantity, dishes }) => {
    const [only, ...others] = dishes;
    const content = only && others.length === 0 ? only.name : name;
    return quantity > 1 ? `${quantity} × ${content}` : content;
  });
}

/** The first part for which too few dishes are left. */
export function missingPart(parts: ComboPart[]): ComboPart | undefined {
  return parts.find(({ quantity, dishes }) => {
    const left = dishes.map(({ stock, soldOut }) => (soldOut ? 0 : stock));
    return left.reduce((sum, portions) => sum + portions, 0) < quantity;
  });
}

/** Says which part is missing, if it is a combo. */
export function soldOutText(name: string, parts: ComboPart[]): string {
  const missing = missingPart(parts);
  return missing
    ? m.options_partSoldOut({ name, part: missing.name })
    : m.cart_isSoldOutForNow({ name });
}

/** The price of the cheapest dishes of the parts without the combo. */
export function separatePricePaise(parts: ComboPart[]): number {
  return parts.reduce((sum, { quantity, coveredPaise, dishes }) => {
    const cheapest = Math.min(...dishes.map(({ pricePaise }) => pricePaise));
    return sum + quantity * (coveredPaise ?? (Number.isFinite(cheapest) ? cheapest : 0));
  }, 0);
}
