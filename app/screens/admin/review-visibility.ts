import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { moderateReview } from "#app/domain/reviews/moderate-reviews.server.ts";
import { moderatedReviewsList } from "#app/domain/reviews/review-moderation-url.ts";
import { m } from "#messages";
import { reviewModerationAction } from "./review-moderation-action.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(moderatedReviewsList.url({ review: params.reviewId }));

export const action = reviewModerationAction({
  field: "hidden",
  setFlag: (actor, reviewId, isHidden) => moderateReview(actor, reviewId, { isHidden }),
  yesMessage: m.reviews_reviewIsHidden,
  noMessage: m.reviews_reviewIsShownAgain,
});
