import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { moderateReview } from "#app/domain/reviews/moderate-reviews.server.ts";
import { moderatedReviewsList } from "#app/domain/reviews/review-moderation-url.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

const isFeatured = (form: FormData) => form.get("featured") !== "no";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(moderatedReviewsList.url({ review: params.reviewId }));

export const action = buttonAction({
  needs: "moderate reviews",
  page: () => moderatedReviewsList.url(),
  run: (actor, { params, form }) =>
    moderateReview(actor, params.reviewId ?? "", { isFeatured: isFeatured(form) }),
  success: (_, { form }) =>
    isFeatured(form) ? m.reviews_reviewIsFeatured() : m.reviews_reviewIsNoLongerFeatured(),
  failure: () => m.reviews_failedToUpdateTheReview(),
});
