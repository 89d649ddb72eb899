import { asc, desc, type SQL, sql } from "drizzle-orm";
import { products } from "#db/schema/products.ts";
import { categoryIds } from "./categories.ts";
import { averageRating, type Dish } from "./dish.ts";
import type { MenuSort } from "./schema.ts";
import { isSoldOut } from "./sold-out.ts";

export const dishColumns = {
  id: products.id,
  name: products.name,
  nameDevanagari: products.nameDevanagari,
  otherNames: products.otherNames,
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

const categoryPosition = sql`instr(${sql.raw(`'${categoryIds.join()}'`)}, ${products.category})`;

/** The id makes the order unique, so that pages neither repeat nor skip a dish. */
export const dishOrder: Record<MenuSort | "board", SQL[]> = {
  board: [categoryPosition, desc(products.isPopular), asc(products.name), asc(products.id)],
  name: [asc(products.name), asc(products.id)],
  "price-low": [asc(products.pricePaise), asc(products.id)],
  "price-high": [desc(products.pricePaise), desc(products.id)],
};

/** The SQL form of `!isSoldOut`, with a placeholder `at` (UTC milliseconds). */
export const notSoldOut = sql`${products.stock} > 0 and coalesce(${products.soldOutUntil}, 0) <= ${sql.placeholder("at")}`;

type DishRow = Omit<Dish, "soldOut" | "rating" | "reviewCount"> & {
  ratingTotal: number;
  ratingCount: number;
};

export function toDish({ ratingTotal, ratingCount, ...row }: DishRow, at: Date): Dish {
  return {
    ...row,
    soldOut: isSoldOut(row, at),
    rating: averageRating(ratingTotal, ratingCount),
    reviewCount: ratingCount,
  };
}
