import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { markReview } from "#app/domain/reviews/keep-reviews.server.ts";
import { keptReviewsAddress } from "#app/domain/reviews/kept-reviews-address.ts";
import { reviewMark } from "#app/http/review-mark.server.ts";

/** Whoever opens this by hand is sent to the review, which admits admins only. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(keptReviewsAddress({ review: params.reviewId }));

export const action = reviewMark({
  field: "featured",
  mark: (actor, reviewId, isFeatured) => markReview(actor, reviewId, { isFeatured }),
  marked: "Review is featured",
  unmarked: "Review is no longer featured",
});
