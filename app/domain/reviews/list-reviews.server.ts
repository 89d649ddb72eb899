import { and, count, desc, eq, gte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { reviews, reviewVotes } from "#db/schema/reviews.ts";
import { variants } from "#db/variants.ts";
import type { User } from "../accounts/user.ts";
import { type Paging, pagingOf } from "../paging.ts";
import { completeReviews, reviewColumns } from "./queries.server.ts";
import type { Review } from "./review.ts";
import type { ReviewsView } from "./schema.ts";

type Switches = {
  rating: "any" | "five" | "at least";
  featured: boolean;
  verified: boolean;
  liked: boolean;
};

function matching({ rating, featured, verified, liked }: Switches) {
  const stars = sql.placeholder("rating");
  return and(
    eq(reviews.isHidden, false),
    rating === "five" ? eq(reviews.rating, stars) : undefined,
    // The unary plus keeps SQLite from sorting the whole range: it walks the newest and skips the few below.
    rating === "at least" ? gte(sql`+${reviews.rating}`, stars) : undefined,
    featured ? eq(reviews.isFeatured, true) : undefined,
    verified ? eq(reviews.isVerified, true) : undefined,
    liked ? eq(reviewVotes.userId, sql.placeholder("userId")) : undefined,
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
      ...(switches.liked ? [desc(reviewVotes.createdAt), desc(reviews.seq)] : [desc(reviews.seq)]),
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

/** Visible reviews, newest first. The viewer is null for a guest, who has no votes: `liked` finds nothing. */
export function listReviews(view: ReviewsView, viewer: User | null): ReviewList {
  const { rating, featured, verified, liked } = view;
  if (liked && !viewer) return { items: [], pagination: pagingOf(view.page, view.limit, 0) };
  const switches: Switches = {
    rating: rating === null || rating === 1 ? "any" : rating === 5 ? "five" : "at least",
    featured,
    verified,
    liked,
  };
  const values = { rating, userId: viewer?.id };
  const offset = (view.page - 1) * view.limit;
  const rows = page(switches).all({ ...values, limit: view.limit, offset });
  return {
    items: completeReviews(rows, viewer),
    pagination: pagingOf(view.page, view.limit, countMatching(switches).get(values)?.total ?? 0),
  };
}

/** Counts visible reviews only. */
export function countLikedReviews(actor: User): number {
  const switches: Switches = { rating: "any", featured: false, verified: false, liked: true };
  return countMatching(switches).get({ userId: actor.id })?.total ?? 0;
}
