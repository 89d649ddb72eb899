import { z } from "zod";
import { pageQuery } from "../paging.ts";
import { searchQuery } from "../search-words.ts";
import { reviewStates } from "./kept-reviews-address.ts";

export const KEPT_REVIEWS_PER_PAGE = 20;

/** What an address may ask of the admin's reviews; nonsense falls back. Source: as `reviewStates`. */
export const keptReviewsQuery = z.object({
  state: z.enum(reviewStates).catch("all").default("all"),
  /** Exactly so many stars; null means any. */
  rating: z.preprocess(
    (typed) => (/^[1-5]$/.test(String(typed)) ? Number(typed) : null),
    z.number().int().min(1).max(5).nullable(),
  ),
  search: searchQuery,
  page: pageQuery,
  /** Only this one. */
  review: z.string().max(100).nullable().catch(null).default(null),
});
export type KeptReviewsView = z.output<typeof keptReviewsQuery>;
