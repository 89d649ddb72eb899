import type { User } from "#app/domain/accounts/user.ts";
import type { Result } from "#app/domain/result.ts";
import { keptReviewsAddress } from "#app/domain/reviews/kept-reviews-address.ts";
import { formAction } from "./form-action.server.ts";
import { adminVisitor } from "./guards.server.ts";
import { replyInPlace } from "./in-place.server.ts";
import { localPath } from "./return-to.ts";

const FAILED = "Failed to update the review";

type Mark = {
  /** The form's field: `yes` or `no`. */
  field: string;
  mark: (actor: User, reviewId: string, isMarked: boolean) => Result<unknown>;
  marked: string;
  unmarked: string;
};

/** Takes how an admin marks a review and the words for both ways, returns the Remix action that ends where the button is. Source: the owner's wish to feature and hide reviews. */
export function reviewMark({ field, mark, marked, unmarked }: Mark) {
  return formAction(
    async ({ request, params, form }) => {
      const returnTo = localPath(form.get("returnTo"), keptReviewsAddress({}));
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
