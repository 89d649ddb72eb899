import { formatDateTime } from "../clock.ts";
import { categories } from "./categories.ts";
import type { Dish } from "./dish.ts";
import { isMarkedSoldOut } from "./sold-out.ts";

/** A dish as the admin's list shows it. */
export type ProductRow = Pick<
  Dish,
  | "id"
  | "name"
  | "pricePaise"
  | "image"
  | "isVeg"
  | "isSpicy"
  | "isPopular"
  | "isAvailable"
  | "stock"
  | "soldOut"
> & {
  category: string;
  /** When 'Sold out today' ends, in words; null when it does not hold. */
  soldOutUntil: string | null;
};

/** Takes a dish and this instant, returns what its card in the admin's list shows. Source: spec 2 §2 Admin area, §3 Product. */
export function productRow(dish: Dish, at: Date): ProductRow {
  const { id, name, pricePaise, image, isVeg, isSpicy, isPopular, isAvailable, stock } = dish;
  const { soldOut, soldOutUntil } = dish;
  return {
    id,
    name,
    pricePaise,
    image,
    isVeg,
    isSpicy,
    isPopular,
    isAvailable,
    stock,
    soldOut,
    category: categories.find((known) => known.id === dish.category)?.name ?? dish.category,
    soldOutUntil: soldOutUntil && isMarkedSoldOut(dish, at) ? formatDateTime(soldOutUntil) : null,
  };
}
