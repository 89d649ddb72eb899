import { asc, desc, type SQL, sql } from "drizzle-orm";
import { products } from "#db/schema/products.ts";
import { averageRating, type Dish } from "./dish.ts";
import { isOffHours, isSized, needsChoices, portionsLeft } from "./dish-state.server.ts";
import type { MenuSort } from "./schema.ts";
import { isSoldOut } from "./sold-out.ts";

/** With the placeholders of `ServingTime`. */
export const dishColumns = {
  id: products.id,
  name: products.name,
  nameDevanagari: products.nameDevanagari,
  otherNames: products.otherNames,
  slug: products.slug,
  kind: products.kind,
  category: products.category,
  description: products.description,
  pricePaise: products.pricePaise,
  image: products.image,
  isVeg: products.isVeg,
  isSpicy: products.isSpicy,
  isPopular: products.isPopular,
  isAvailable: products.isAvailable,
  ingredients: products.ingredients,
  allergens: products.allergens,
  stock: products.stock,
  portionsLeft: portionsLeft(),
  isSized: isSized.mapWith(Boolean),
  needsChoices: needsChoices.mapWith(Boolean),
  isOffHours: isOffHours().mapWith(Boolean),
  saleDays: products.saleDays,
  saleFromMinutes: products.saleFromMinutes,
  saleUntilMinutes: products.saleUntilMinutes,
  soldOutUntil: products.soldOutUntil,
  ratingTotal: products.ratingTotal,
  ratingCount: products.ratingCount,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
};

const sectionPosition = sql`(select position from menu_sections section where section.category = ${products.category})`;

/** The id makes the order unique, so that pages neither repeat nor skip a dish. */
export const dishOrder: Record<MenuSort | "board", SQL[]> = {
  board: [
    sectionPosition,
    asc(products.position),
    desc(products.isPopular),
    asc(products.name),
    asc(products.id),
  ],
  name: [asc(products.name), asc(products.id)],
  "price-low": [asc(products.pricePaise), asc(products.id)],
  "price-high": [desc(products.pricePaise), desc(products.id)],
};

type DishRow = Omit<Dish, "soldOut" | "rating" | "reviewCount"> & {
  ratingTotal: number;
  ratingCount: number;
};

export function toDish({ ratingTotal, ratingCount, ...row }: DishRow, at: number): Dish {
  return {
    ...row,
    soldOut: isSoldOut(row, at),
    rating: averageRating(ratingTotal, ratingCount),
    reviewCount: ratingCount,
  };
}
