import { asc, desc, type SQL } from "drizzle-orm";
import { products } from "#db/schema/products.ts";
import { averageRating, type Dish } from "./dish.ts";
import type { MenuSort } from "./schema.ts";
import { isSoldOut } from "./sold-out.ts";

/** What every query of dishes reads. */
export const dishColumns = {
  id: products.id,
  name: products.name,
  category: products.category,
  description: products.description,
  pricePaise: products.pricePaise,
  image: products.image,
  isVeg: products.isVeg,
  isSpicy: products.isSpicy,
  isPopular: products.isPopular,
  isAvailable: products.isAvailable,
  ingredients: products.ingredients,
  stock: products.stock,
  soldOutUntil: products.soldOutUntil,
  ratingTotal: products.ratingTotal,
  ratingCount: products.ratingCount,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
};

/** The order of a list of dishes; the id settles what is alike, so that pages neither repeat nor skip one. Source: spec 1 §2 Menu. */
export const dishOrder: Record<MenuSort, SQL[]> = {
  name: [asc(products.name), asc(products.id)],
  "price-low": [asc(products.pricePaise), asc(products.id)],
  "price-high": [desc(products.pricePaise), desc(products.id)],
};

type DishRow = Omit<Dish, "soldOut" | "rating" | "reviewCount"> & {
  ratingTotal: number;
  ratingCount: number;
};

/** Takes a row of `products` and this instant, returns the dish. Source: decisions, Content that was fake or dead. */
export function toDish({ ratingTotal, ratingCount, ...row }: DishRow, at: Date): Dish {
  return {
    ...row,
    soldOut: isSoldOut(row, at),
    rating: averageRating(ratingTotal, ratingCount),
    reviewCount: ratingCount,
  };
}
