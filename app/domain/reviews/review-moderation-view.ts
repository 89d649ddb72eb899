import { z } from "zod";
import { pageQuery, searchQuery } from "../paging.ts";
import { reviewStates } from "./review-moderation-url.ts";

export const MODERATED_REVIEWS_PER_PAGE = 20;

/** Invalid query parameters fall back to the defaults. */
export const reviewModerationQuery = z.object({
  state: z.enum(reviewStates).catch("all").default("all"),
  /** The exact number of stars; null means any. */
  rating: z.preprocess(
    (typed) => (/^[1-5]$/.test(String(typed)) ? Number(typed) : null),
    z.number().int().min(1).max(5).nullable(),
  ),
  search: searchQuery,
  page: pageQuery,
  /** Shows only the review with this id. */
  review: z.string().max(100).nullable().catch(null).default(null),
});
export type ReviewModerationView = z.output<typeof reviewModerationQuery>;
