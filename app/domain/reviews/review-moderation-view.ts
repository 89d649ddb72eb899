import { z } from "zod";
import { pageQuery, searchQuery } from "../paging.ts";
import { reviewStates } from "./review-moderation-url.ts";

export const MODERATED_REVIEWS_PER_PAGE = 20;

/** What an address may ask of the admin's reviews; nonsense falls back. Source: as `reviewStates`. */
export const reviewModerationQuery = z.object({
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
export type ReviewModerationView = z.output<typeof reviewModerationQuery>;
