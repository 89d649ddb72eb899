import { and, count, desc, eq, gte, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { reviews, reviewVotes } from "#db/schema/reviews.ts";
import { variants } from "#db/variants.ts";
import type { User } from "../access/user.ts";
import { type Paging, pagingOf } from "../lists/paging.ts";
import { completeReviews, reviewColumns } from "./queries.server.ts";
import type { Review } from "./review.ts";
import type { ReviewsView } from "./schema.ts";

type Switches = {
  rating: "any" | "five" | "at least";
  featured: boolean;
  verified: boolean;
  liked: boolean;
  ofProduct: boolean;
};

function matching({ rating, featured, verified, liked, ofProduct }: Switches) {
  const stars = sql.placeholder("rating");
  return and(
    eq(reviews.isHidden, false),
    rating === "five" ? eq(reviews.rating, stars) : undefined,
    // The unary plus keeps SQLite from sorting the whole range: it walks the newest and skips the
    // few below.
    rating === "at least" ? gte(sql`+${reviews.rating}`, stars) : undefined,
    featured ? eq(reviews.isFeatured, true) : undefined,
    verified ? eq(reviews.isVerified, true) : undefined,
    ofProduct ? eq(reviews.productId, sql.placeholder("product")) : undefined,
    liked ? given(reviewVotes.userId) : undefined,
  );
}

const page = variants((switches: Switches) => {
  const all = db
    .select(reviewColumns)
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId));
  const joined = switches.liked
    ? all.innerJoin(reviewVotes, eq(reviewVotes.reviewId, reviews.id))
    : all;
  return joined
    .where(matching(switches))
    .orderBy(
      ...(switches.liked ? [desc(reviewVotes.createdAt)] : []),
      ...(switches.ofProduct ? [desc(reviewColumns.helpfulCount)] : []),
      desc(reviews.seq),
    )
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare();
});

const countMatching = variants((switches: Switches) => {
  const all = db.select({ total: count() }).from(reviews);
  const joined = switches.liked
    ? all.innerJoin(reviewVotes, eq(reviewVotes.reviewId, reviews.id))
    : all;
  return joined.where(matching(switches)).prepare();
});

export type ReviewList = { items: Review[]; pagination: Paging };

type ListedReviews = ReviewsView & { product?: string | null };

/** Visible reviews, newest first; those of one dish, most helpful first. The viewer is null for a guest, who has no votes: `liked` finds nothing. */
export function listReviews(view: ListedReviews, viewer: User | null): ReviewList {
  const { rating, featured, verified, liked, product = null } = view;
  if (liked && !viewer) return { items: [], pagination: pagingOf(view.page, view.limit, 0) };
  const switches: Switches = {
    rating: rating === null || rating === 1 ? "any" : rating === 5 ? "five" : "at least",
    featured,
    verified,
    liked,
    ofProduct: product !== null,
  };
  const values = { rating, product, userId: viewer?.id };
  const offset = (view.page - 1) * view.limit;
  const rows = page(switches).all({ ...values, limit: view.limit, offset });
  return {
    items: completeReviews(rows, viewer),
    pagination: pagingOf(view.page, view.limit, countMatching(switches).get(values)?.total ?? 0),
  };
}

/** Counts visible reviews only. */
export function countLikedReviews(actor: User): number {
  const any = { rating: "any", featured: false, verified: false, ofProduct: false } as const;
  const switches: Switches = { ...any, liked: true };
  return countMatching(switches).get({ userId: actor.id })?.total ?? 0;
}
