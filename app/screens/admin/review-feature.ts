import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { moderateReview } from "#app/domain/reviews/moderate-reviews.server.ts";
import { moderatedReviewsList } from "#app/domain/reviews/review-moderation-url.ts";
import { reviewModerationAction } from "./review-moderation-action.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(moderatedReviewsList.url({ review: params.reviewId }));

export const action = reviewModerationAction({
  field: "featured",
  setFlag: (actor, reviewId, isFeatured) => moderateReview(actor, reviewId, { isFeatured }),
  yesMessage: "Review is featured",
  noMessage: "Review is no longer featured",
});
