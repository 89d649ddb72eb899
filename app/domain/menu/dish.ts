import { paiseToRupees } from "../money.ts";
import type { ProductOutput } from "./schema.ts";

export type Dish = {
  id: string;
  name: string;
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
  /** When "Sold out today" ends; null when it was never set. */
  soldOutUntil: Date | null;
  soldOut: boolean;
  /** Average of the reviews with one decimal; null without reviews. */
  rating: number | null;
  reviewCount: number;
  createdAt: Date;
  updatedAt: Date;
};

/** The average with one decimal; null without reviews. */
export function averageRating(ratingTotal: number, ratingCount: number): number | null {
  return ratingCount === 0 ? null : Math.round((ratingTotal / ratingCount) * 10) / 10;
}

/** A dish as the API returns it: prices in rupees, ISO times, a rating of 0 without reviews. */
export function presentProduct(dish: Dish): ProductOutput {
  const { pricePaise, rating, reviewCount, soldOutUntil: _, createdAt, updatedAt, ...rest } = dish;
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

/** What a card shows of a dish. Nothing else is sent to the browser. */
export type DishCardData = Pick<
  Dish,
  | "id"
  | "name"
  | "description"
  | "pricePaise"
  | "image"
  | "isVeg"
  | "isSpicy"
  | "isPopular"
  | "soldOut"
  | "rating"
  | "reviewCount"
>;

export function dishCardData({
  id,
  name,
  description,
  pricePaise,
  image,
  isVeg,
  isSpicy,
  isPopular,
  soldOut,
  rating,
  reviewCount,
}: Dish): DishCardData {
  return {
    id,
    name,
    description,
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
