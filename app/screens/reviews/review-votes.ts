import { redirect } from "@remix-run/node";
import { voteHelpful } from "#app/domain/reviews/vote.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

export const loader = () => redirect("/reviews");

const votes: Record<string, boolean> = { yes: true, no: false };

export const action = formAction(
  "use the shop",
  async ({ request, params, form }) => {
    const returnTo = returnPath(form, "/reviews");
    const message = m.reviews_pleaseLoginToLikeReviews();
    const id = params.reviewId ?? "";
    const wish = { kind: "find_review_helpful", id } as const;
    const { user } = await signedInVisitor(request, { returnTo, message, wish });
    const voted = voteHelpful(user, id, votes[String(form.get("helpful"))]);
    if (voted.ok) return replyInPlace(form, returnTo);
    return replyInPlace(form, returnTo, { type: "error", message: voted.message });
  },
  { failure: () => m.reviews_failedToLikeReview() },
);
