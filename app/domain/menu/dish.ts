import { formatDateTime } from "../clock.ts";
import { paiseToRupees } from "../money.ts";
import { categories } from "./categories.ts";
import type { ProductOutput } from "./schema.ts";
import { isMarkedSoldOut } from "./sold-out.ts";

export type Dish = {
  id: string;
  name: string;
  nameDevanagari: string;
  otherNames: string;
  category: string;
  description: string;
  pricePaise: number;
  image: string;
  isVeg: boolean;
  isSpicy: boolean;
  isPopular: boolean;
  isAvailable: boolean;
  ingredients: string[];
  stock: number;
  /** The end of "Sold out today"; null if it was never set. */
  soldOutUntil: Date | null;
  soldOut: boolean;
  /** The average with one decimal; null without reviews. */
  rating: number | null;
  reviewCount: number;
  createdAt: Date;
  updatedAt: Date;
};

export function averageRating(ratingTotal: number, ratingCount: number): number | null {
  return ratingCount === 0 ? null : Math.round((ratingTotal / ratingCount) * 10) / 10;
}

/** For the JSON API: rupees, ISO times, and rating 0 without reviews. */
export function presentProduct(dish: Dish): ProductOutput {
  const { pricePaise, rating, reviewCount, createdAt, updatedAt, ...others } = dish;
  const { soldOutUntil: _, nameDevanagari: __, otherNames: ___, ...rest } = others;
  return {
    _id: dish.id,
    ...rest,
    price: paiseToRupees(pricePaise),
    rating: rating ?? 0,
    reviews: reviewCount,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A dish's card has the id `dish-ID` on the pages that list dishes. */
export const DISH_ANCHOR = "#dish-";

/** Only what a card shows, to keep the page small. */
export type DishCardData = Pick<
  Dish,
  | "id"
  | "name"
  | "nameDevanagari"
  | "description"
  | "pricePaise"
  | "image"
  | "isVeg"
  | "isSpicy"
  | "isPopular"
  | "soldOut"
  | "rating"
  | "reviewCount"
> & {
  /** Joined by commas. */
  ingredients: string;
};

export function dishCardData(dish: Dish): DishCardData {
  const { id, name, nameDevanagari, description, pricePaise, image, isVeg, isSpicy } = dish;
  const { isPopular, soldOut, rating, reviewCount } = dish;
  return {
    id,
    name,
    nameDevanagari,
    description,
    ingredients: dish.ingredients.join(", "),
    pricePaise,
    image,
    isVeg,
    isSpicy,
    isPopular,
    soldOut,
    rating,
    reviewCount,
  };
}

/** A dish in the admin's list; `category` is its name. */
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
  /** The end of "Sold out today" as text; null when it has ended. */
  soldOutUntil: string | null;
};

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
