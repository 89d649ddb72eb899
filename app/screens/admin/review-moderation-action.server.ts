import type { User } from "#app/domain/accounts/user.ts";
import type { Result } from "#app/domain/result.ts";
import { moderatedReviewsList } from "#app/domain/reviews/review-moderation-url.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";

const FAILED = "Failed to update the review";

type Mark = {
  /** The form field, `yes` or `no`. */
  field: string;
  mark: (actor: User, reviewId: string, isMarked: boolean) => Result<unknown>;
  marked: string;
  unmarked: string;
};

/** The action behind a button by which an admin marks a review. */
export function reviewModerationAction({ field, mark, marked, unmarked }: Mark) {
  return formAction(
    async ({ request, params, form }) => {
      const returnTo = returnPath(form, moderatedReviewsList.url());
      const { user } = await adminVisitor(request, { returnTo });
      const isMarked = form.get(field) !== "no";
      const outcome = mark(user, params.reviewId ?? "", isMarked);
      return replyInPlace(
        form,
        returnTo,
        outcome.ok
          ? { type: "success", message: isMarked ? marked : unmarked }
          : { type: "error", message: FAILED, description: outcome.message },
      );
    },
    { failure: FAILED },
  );
}
