import { db, given, write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { reviewVotes } from "#db/schema/reviews.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { ok, problem, type Result } from "../result.ts";
import { findReview } from "./queries.server.ts";
import type { Review } from "./review.ts";

const insert = prepareInsert(reviewVotes, (insert) => insert.onConflictDoNothing());

const remove = db
  .delete(reviewVotes)
  .where(given(reviewVotes.userId, reviewVotes.reviewId))
  .prepare();

/**
 * Sets whether the actor finds the review helpful; toggles if `helpful` is missing. Pages send the
 * value, so that pressing the button twice or in two windows counts once. Problems: `not_found`
 * (missing or hidden).
 */
export function voteHelpful(actor: User, reviewId: string, helpful?: boolean): Result<Review> {
  return write(() => {
    const review = findReview(reviewId, actor);
    if (!review) return problem("not_found", m.reviews_reviewNotFound());
    const isHelpful = helpful ?? !review.isLikedByUser;
    if (isHelpful) insert.run({ userId: actor.id, reviewId, createdAt: now() });
    else remove.run({ userId: actor.id, reviewId });
    const voted = findReview(reviewId, actor);
    if (!voted) throw new Error("A review just voted for could not be read");
    return ok(voted);
  });
}
