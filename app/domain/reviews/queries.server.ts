import { and, asc, count, eq, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { images } from "#db/schema/images.ts";
import { products } from "#db/schema/products.ts";
import { reviewImages, reviews, reviewVotes } from "#db/schema/reviews.ts";
import type { User } from "../access/user.ts";
import type { Image } from "../images/image.ts";
import { pick } from "../pick.ts";
import { localName } from "../translations/local-texts.server.ts";
import type { Review } from "./review.ts";
import { type ReviewStats, reviewStatsOf, type StarCounts, stars } from "./review-stats.ts";

/** Expects the dish to be joined. */
export const reviewColumns = {
  ...pick(reviews, ["id", "customerName", "rating", "title", "comment", "tags", "productId"]),
  ...pick(reviews, ["isFeatured", "isVerified", "createdAt"]),
  productName: products.name,
  productSlug: products.slug,
  helpfulCount: db.$count(reviewVotes, eq(reviewVotes.reviewId, reviews.id)),
};
type Row = ReturnType<typeof byId.all>[number];

const byId = db
  .select(reviewColumns)
  .from(reviews)
  .leftJoin(products, eq(products.id, reviews.productId))
  .where(and(given(reviews.id), eq(reviews.isHidden, false)))
  .prepare();

const imagesOf = db
  .select({ reviewId: reviewImages.reviewId, ...pick(images, ["id", "width", "height"]) })
  .from(reviewImages)
  .innerJoin(images, eq(images.id, reviewImages.imageId))
  .where(sql`${reviewImages.reviewId} in (select value from json_each(${sql.placeholder("ids")}))`)
  .orderBy(asc(reviewImages.reviewId), asc(reviewImages.position))
  .prepare();

const votesOf = db
  .select({ reviewId: reviewVotes.reviewId })
  .from(reviewVotes)
  .where(
    and(
      given(reviewVotes.userId),
      sql`${reviewVotes.reviewId} in (select value from json_each(${sql.placeholder("ids")}))`,
    ),
  )
  .prepare();

/** Adds the images, the dish and the viewer's vote to each review. */
export function completeReviews(rows: Row[], viewer: User | null): Review[] {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const imagesByReview = new Map<string, Image[]>();
  for (const { reviewId, ...image } of imagesOf.all({ ids })) {
    imagesByReview.set(reviewId, [...(imagesByReview.get(reviewId) ?? []), image]);
  }
  const votes = viewer ? votesOf.all({ userId: viewer.id, ids }) : [];
  const liked = new Set(votes.map(({ reviewId }) => reviewId));
  return rows.map(({ productId: id, productName: name, productSlug: slug, ...row }) => ({
    ...row,
    images: imagesByReview.get(row.id) ?? [],
    product: id && name && slug ? { id, ...localName("dish", id, name), slug } : null,
    isLikedByUser: liked.has(row.id),
  }));
}

/** Undefined if there is no such review or it is hidden. */
export function findReview(id: string, viewer: User | null): Review | undefined {
  const row = byId.get({ id });
  return row && completeReviews([row], viewer)[0];
}

const countsByRating = db
  .select({ rating: reviews.rating, total: count() })
  .from(reviews)
  .where(eq(reviews.isHidden, false))
  .groupBy(reviews.rating)
  .prepare();

/** Covers all visible reviews. */
export function reviewStats(): ReviewStats {
  const counts: StarCounts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating, total } of countsByRating.all()) {
    const star = stars.find((known) => known === rating);
    if (star) counts[star] = total;
  }
  return reviewStatsOf(counts);
}

const byUser = db.select({ total: count() }).from(reviews).where(given(reviews.userId)).prepare();

/** Includes hidden reviews. */
export function countReviewsOf(writer: User): number {
  return byUser.get({ userId: writer.id })?.total ?? 0;
}
