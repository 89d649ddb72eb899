import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { moderateReview } from "#app/domain/reviews/moderate-reviews.server.ts";
import { moderatedReviewsList } from "#app/domain/reviews/review-moderation-url.ts";
import { m } from "#messages";
import { reviewModerationAction } from "./review-moderation-action.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(moderatedReviewsList.url({ review: params.reviewId }));

export const action = reviewModerationAction({
  field: "featured",
  setFlag: (actor, reviewId, isFeatured) => moderateReview(actor, reviewId, { isFeatured }),
  yesMessage: m.reviews_reviewIsFeatured,
  noMessage: m.reviews_reviewIsNoLongerFeatured,
});
