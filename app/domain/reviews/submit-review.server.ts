import { desc } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { reviewImages, reviews } from "#db/schema/reviews.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { chooseImages } from "../images/choose-images.server.ts";
import { attachImage, type ChosenImage } from "../images/store-image.server.ts";
import { pick } from "../pick.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { orUnavailable } from "../storage.server.ts";
import { findReview } from "./queries.server.ts";
import type { Review } from "./review.ts";
import { type ReviewSubject, reviewSubject } from "./review-subject.server.ts";
import type { ReviewInput } from "./schema.ts";

/** The same review sent again within this time is a double click or a retry. */
const RESEND_MS = 10 * 60_000;

const CANNOT_SAVE = () => m.reviews_notSaved();

const lastOf = db
  .select()
  .from(reviews)
  .where(given(reviews.userId))
  .orderBy(desc(reviews.seq))
  .limit(1)
  .prepare();

const insert = prepareInsert(reviews);
const insertImage = prepareInsert(reviewImages);

function findResent(actor: User, input: ReviewInput, subject: ReviewSubject): Review | undefined {
  const last = lastOf.get({ userId: actor.id });
  const isSame =
    last &&
    last.createdAt.getTime() > now().getTime() - RESEND_MS &&
    last.productId === subject.productId &&
    last.orderId === subject.orderId &&
    last.rating === input.rating &&
    last.title === input.title &&
    last.comment === input.comment;
  return isSame ? findReview(last.id, actor) : undefined;
}

function addImages(reviewId: string, chosen: ChosenImage[]): Problem | null {
  const ids = chosen.map(attachImage);
  if (!ids.every((id) => id !== null)) {
    const msg = m.reviews_pictureGone();
    return problem("validation", m.shared_validationFailed(), {
      errors: [{ path: "images", msg }],
    });
  }
  for (const [position, imageId] of [...new Set(ids)].entries()) {
    insertImage.run({ reviewId, position, imageId });
  }
  return null;
}

/**
 * Returns the published review, or the existing one if it was sent twice. A review of the actor's
 * own order is verified. Problems: `validation` (an unusable image, dish or order), `conflict` (not
 * delivered yet, or already reviewed), `unavailable` (an image cannot be stored).
 */
export async function submitReview(actor: User, input: ReviewInput): Promise<Result<Review>> {
  const chosen = await chooseImages("images", input.images, actor);
  if (!chosen.ok) return chosen;
  return orUnavailable(CANNOT_SAVE(), () =>
    write(() => {
      const subject = reviewSubject(actor, input);
      if (!subject.ok) return subject;
      const { productId, orderId, alreadyReviewed } = subject.value;
      const existing = findResent(actor, input, subject.value);
      if (existing) return ok(existing);
      if (alreadyReviewed) return alreadyReviewed;
      const id = newId();
      insert.run({
        ...pick(input, ["customerName", "rating", "title", "comment", "tags"]),
        id,
        userId: actor.id,
        productId,
        orderId,
        isVerified: orderId !== null,
        createdAt: now(),
      });
      const refused = addImages(id, chosen.value);
      if (refused) return refused;
      const review = findReview(id, actor);
      if (!review) throw new Error("A review just written could not be read");
      return ok(review);
    }),
  );
}
