import type { User } from "#app/domain/accounts/user.ts";
import type { Result } from "#app/domain/result.ts";
import { moderatedReviewsList } from "#app/domain/reviews/review-moderation-url.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

const FAILED = () => m.reviews_failedToUpdateTheReview();

type Options = {
  /** The name of a form field with `yes` or `no`. */
  field: string;
  setFlag: (actor: User, reviewId: string, isSet: boolean) => Result<unknown>;
  yesMessage: () => string;
  noMessage: () => string;
};

export function reviewModerationAction({ field, setFlag, yesMessage, noMessage }: Options) {
  return formAction(
    async ({ request, params, form }) => {
      const returnTo = returnPath(form, moderatedReviewsList.url());
      const { user } = await staffVisitor(request, "moderate reviews", { returnTo });
      const isSet = form.get(field) !== "no";
      const moderated = setFlag(user, params.reviewId ?? "", isSet);
      return replyInPlace(
        form,
        returnTo,
        moderated.ok
          ? { type: "success", message: isSet ? yesMessage() : noMessage() }
          : { type: "error", message: FAILED(), description: moderated.message },
      );
    },
    { failure: FAILED },
  );
}
