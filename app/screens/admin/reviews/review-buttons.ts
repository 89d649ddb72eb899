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

export const action = buttons({
  feature: buttonAction({
    needs: "moderate reviews",
    page: () => moderatedReviewsList.url(),
    run: (actor, { params, form }) =>
      moderateReview(actor, params.reviewId ?? "", { isFeatured: isFeatured(form) }),
    done: (_, { form, url }) =>
      toggled(
        form,
        url,
        "featured",
        isFeatured(form) ? m.shared_featured() : m.reviews_notFeatured(),
      ),
    success: (_, { form }) =>
      isFeatured(form) ? m.reviews_reviewIsFeatured() : m.reviews_reviewIsNoLongerFeatured(),
    failure: () => m.reviews_failedToUpdateTheReview(),
  }),
  visibility: buttonAction({
    needs: "moderate reviews",
    page: () => moderatedReviewsList.url(),
    run: (actor, { params, form }) =>
      moderateReview(actor, params.reviewId ?? "", { isHidden: isHidden(form) }),
    done: (_, { form, url }) =>
      toggled(form, url, "hidden", isHidden(form) ? m.shared_hidden() : m.reviews_shown()),
    success: (_, { form }) =>
      isHidden(form) ? m.reviews_reviewIsHidden() : m.reviews_reviewIsShownAgain(),
    failure: () => m.reviews_failedToUpdateTheReview(),
  }),
});
