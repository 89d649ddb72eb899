import { db, given, write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { reviews } from "#db/schema/reviews.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { removeUnusedImages } from "../images/orphan-image-cleanup.server.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { findModeratedReview, type ModeratedReview } from "./list-moderated-reviews.server.ts";

// Votes and image references are deleted with it; triggers update the counters and the dish's rating.
const remove = db.delete(reviews).where(given(reviews.id)).prepare();

const missing = () => problem("not_found", m.reviews_reviewNotFound());

type Flags = { isFeatured?: boolean; isHidden?: boolean };

function auditActionOf({ isFeatured, isHidden }: Flags): `review.${string}` {
  if (isHidden !== undefined) return isHidden ? "review.hidden" : "review.shown";
  return isFeatured ? "review.featured" : "review.unfeatured";
}

/** Flags that are left out stay unchanged. Problems: `forbidden`, `not_found`. */
export function moderateReview(actor: User, id: string, flags: Flags): Result<ModeratedReview> {
  return write(() => {
    if (!may(actor, "moderate reviews")) return adminOnly;
    const review = findModeratedReview(id);
    if (!review) return missing();
    const { isFeatured, isHidden } = review;
    const before = { isFeatured, isHidden };
    const after = { ...before, ...flags };
    updateRow(reviews, id, after);
    const subject = { id, name: review.title };
    recordAudit(actor, { action: auditActionOf(flags), subject, before, after });
    return ok({ ...review, ...after });
  });
}

/** Also removes images that nothing else shows. Problems: `forbidden`, `not_found`. */
export function deleteReview(actor: User, id: string): Result<ModeratedReview> {
  return write(() => {
    if (!may(actor, "moderate reviews")) return adminOnly;
    const review = findModeratedReview(id);
    if (!review) return missing();
    remove.run({ id });
    removeUnusedImages(review.images.map((image) => image.id));
    const { rating, title, isFeatured, isHidden } = review;
    recordAudit(actor, {
      action: "review.deleted",
      subject: { id, name: title },
      before: { rating, title, isFeatured, isHidden },
      after: null,
    });
    return ok(review);
  });
}
