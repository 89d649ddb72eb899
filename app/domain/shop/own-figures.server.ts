import { countDishes } from "../menu/list-dishes.server.ts";
import { reviewStats } from "../reviews/queries.server.ts";
import { OWN_FIGURES_FROM_REVIEWS, type OwnFigures } from "./own-figures.ts";

/** Null until there are enough reviews for a rating. */
export function ownFigures(): OwnFigures | null {
  const { averageRating, totalReviews } = reviewStats();
  if (averageRating === null || totalReviews < OWN_FIGURES_FROM_REVIEWS) return null;
  return { rating: averageRating, reviews: totalReviews, dishes: countDishes() };
}
