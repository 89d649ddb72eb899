import { m } from "#messages";
import { translated } from "../language/translated.ts";
import { urlWithQuery } from "../lists/list-url.ts";
import type { ReviewsPageView } from "./schema.ts";

/** The minimum number of stars; null means all. */
export const ratingFilters = [
  translated({ label: m.shared_all, rating: null }),
  { label: "5", rating: 5 },
  { label: "4+", rating: 4 },
  { label: "3+", rating: 3 },
  { label: "2+", rating: 2 },
  { label: "1+", rating: 1 },
];

/** Default values are left out of the URL. */
export function reviewsUrl(view: Partial<Omit<ReviewsPageView, "limit" | "liked">>): string {
  const { product, rating, featured, verified, page = 1 } = view;
  const filters = { product, rating, featured, verified };
  return urlWithQuery("/reviews", { ...filters, page: page > 1 && page });
}

/** Includes the order to rate, if any. */
export function newReviewUrl(orderNumber?: string): string {
  return orderNumber ? `/reviews/new?order=${encodeURIComponent(orderNumber)}` : "/reviews/new";
}
