import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { moderateReview } from "#app/domain/reviews/moderate-reviews.server.ts";
import { moderatedReviewsList } from "#app/domain/reviews/review-moderation-url.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { buttonAction, toggled } from "../button-action.server.ts";

const isFeatured = (form: FormData) => form.get("featured") !== "no";

const isHidden = (form: FormData) => form.get("hidden") !== "no";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(moderatedReviewsList.url({ review: params.reviewId }));

const usual = {
  needs: "moderate reviews",
  page: () => moderatedReviewsList.url(),
  failure: () => m.reviews_failedToUpdateTheReview(),
} as const;

export const action = buttons({
  feature: buttonAction({
    ...usual,
    run: (actor, { params, form }) =>
      moderateReview(actor, params.reviewId ?? "", { isFeatured: isFeatured(form) }),
    done: (_, { form, url }) => {
      const state = isFeatured(form) ? m.shared_featured() : m.reviews_notFeatured();
      return toggled(form, url, "featured", state);
    },
    success: (_, { form }) =>
      isFeatured(form) ? m.reviews_reviewIsFeatured() : m.reviews_reviewIsNoLongerFeatured(),
  }),
  visibility: buttonAction({
    ...usual,
    run: (actor, { params, form }) =>
      moderateReview(actor, params.reviewId ?? "", { isHidden: isHidden(form) }),
    done: (_, { form, url }) =>
      toggled(form, url, "hidden", isHidden(form) ? m.shared_hidden() : m.reviews_shown()),
    success: (_, { form }) =>
      isHidden(form) ? m.reviews_reviewIsHidden() : m.reviews_reviewIsShownAgain(),
  }),
});
