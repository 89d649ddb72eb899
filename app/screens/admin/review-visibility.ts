import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { markReview } from "#app/domain/reviews/keep-reviews.server.ts";
import { keptReviewsAddress } from "#app/domain/reviews/kept-reviews-address.ts";
import { reviewMark } from "#app/http/review-mark.server.ts";

/** Whoever opens this by hand is sent to the review, which admits admins only. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(keptReviewsAddress({ review: params.reviewId }));

export const action = reviewMark({
  field: "hidden",
  mark: (actor, reviewId, isHidden) => markReview(actor, reviewId, { isHidden }),
  marked: "Review is hidden",
  unmarked: "Review is shown again",
});
