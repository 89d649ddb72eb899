import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { moderateReview } from "#app/domain/reviews/moderate-reviews.server.ts";
import { moderatedReviewsList } from "#app/domain/reviews/review-moderation-url.ts";
import { reviewModerationAction } from "./review-moderation-action.server.ts";

/** A GET request is sent to the review, which is for admins only. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(moderatedReviewsList.url({ review: params.reviewId }));

export const action = reviewModerationAction({
  field: "hidden",
  mark: (actor, reviewId, isHidden) => moderateReview(actor, reviewId, { isHidden }),
  marked: "Review is hidden",
  unmarked: "Review is shown again",
});
