import { paiseToRupees } from "../money.ts";
import type { ProductOutput } from "./schema.ts";

/** A dish of the menu as domain and screens pass it on. Source: spec 1 §3 Product. */
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
  /** 'Sold out today' holds until then; null when it was never said. */
  soldOutUntil: Date | null;
  soldOut: boolean;
  /** Average of the reviews, one decimal; null while there is none. */
  rating: number | null;
  reviewCount: number;
  createdAt: Date;
  updatedAt: Date;
};

/**
 * Takes the counters kept with a dish, returns its average with one decimal, or null with no review.
 * Source: decisions, Content that was fake or dead.
 */
export function averageRating(ratingTotal: number, ratingCount: number): number | null {
  return ratingCount === 0 ? null : Math.round((ratingTotal / ratingCount) * 10) / 10;
}

/** Takes a dish, returns the contract's product: rupees, ISO times, rating 0 while there is no review. Source: spec 1 §3 Product; API contract. */
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

/** What a card shows of a dish: the rest need not travel to a phone. */
export type DishCardData = Pick<
  Dish,
  | "id"
  | "name"
  | "category"
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

/** Takes a dish, returns what its card shows. Source: spec 1 §2 Menu, Home. */
export function dishCardData({
  id,
  name,
  category,
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
    category,
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
