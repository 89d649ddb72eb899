import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { moderateReview } from "#app/domain/reviews/moderate-reviews.server.ts";
import { moderatedReviewsList } from "#app/domain/reviews/review-moderation-url.ts";
import { reviewModerationAction } from "./review-moderation-action.server.ts";

/** A GET request is sent to the review, which is for admins only. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(moderatedReviewsList.url({ review: params.reviewId }));

export const action = reviewModerationAction({
  field: "featured",
  mark: (actor, reviewId, isFeatured) => moderateReview(actor, reviewId, { isFeatured }),
  marked: "Review is featured",
  unmarked: "Review is no longer featured",
});
