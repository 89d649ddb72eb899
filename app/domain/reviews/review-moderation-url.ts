import {
  listUrl,
  oneOf,
  pageNumber,
  recordId,
  searchText,
  wholeNumber,
} from "../lists/list-url.ts";

export const reviewStates = ["all", "shown", "featured", "hidden"] as const;
export type ReviewState = (typeof reviewStates)[number];

export const MODERATED_REVIEWS_PER_PAGE = 20;

/** `rating` is the exact number of stars; `review` is the id of the only review to show. */
export const moderatedReviewsList = listUrl("/admin/reviews", {
  state: oneOf(reviewStates, "all"),
  rating: wholeNumber(5),
  search: searchText,
  page: pageNumber,
  review: recordId,
});
