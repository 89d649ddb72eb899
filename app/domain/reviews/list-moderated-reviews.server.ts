import { and, count, desc, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { db, given } from "#db/client.server.ts";
import { fullTextQuery } from "#db/full-text.ts";
import { products } from "#db/schema/products.ts";
import { reviews } from "#db/schema/reviews.ts";
import { variants } from "#db/variants.ts";
import type { ListView } from "../lists/list-url.ts";
import { foundRows, type Paging, pagingOf } from "../lists/paging.ts";
import { MAX_SEARCH_RESULTS } from "../lists/search-limits.ts";
import { completeReviews, reviewColumns } from "./queries.server.ts";
import type { Review } from "./review.ts";
import {
  MODERATED_REVIEWS_PER_PAGE,
  type moderatedReviewsList,
  type ReviewState,
} from "./review-moderation-url.ts";

export type ModeratedReview = Review & { isHidden: boolean };

type Switches = { state: ReviewState; rated: boolean; searching: boolean };

const columns = { ...reviewColumns, isHidden: reviews.isHidden };
// A search walks the full-text index newest first; collecting all matches first is many times slower.
const fullText = sql`reviews_fts`;
const isFullTextRow = sql`${reviews.seq} = reviews_fts.rowid`;

function matching({ state, rated, searching }: Switches) {
  // The unary plus keeps SQLite from starting with the reviews instead of the full-text index.
  const is = (column: SQLiteColumn, value: unknown) =>
    searching ? sql`+${column} = ${sql.param(value, column)}` : eq(column, value);
  return and(
    state === "all" ? undefined : is(reviews.isHidden, state === "hidden"),
    state === "featured" ? is(reviews.isFeatured, true) : undefined,
    rated ? is(reviews.rating, sql.placeholder("rating")) : undefined,
    searching ? sql`reviews_fts match ${sql.placeholder("match")}` : undefined,
  );
}

const page = variants((switches: Switches) => {
  const query = switches.searching
    ? db
        .select(columns)
        .from(fullText)
        .innerJoin(reviews, isFullTextRow)
        .orderBy(sql`reviews_fts.rowid desc`)
        .$dynamic()
    : db.select(columns).from(reviews).orderBy(desc(reviews.seq)).$dynamic();
  return query
    .leftJoin(products, eq(products.id, reviews.productId))
    .where(matching(switches))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare();
});

// Only a count is needed, and walking the full-text index oldest first is fastest.
const countFound = variants((switches: Omit<Switches, "searching">) => {
  const isNarrowed = switches.state !== "all" || switches.rated;
  const query = db
    .select({ seq: sql`reviews_fts.rowid`.as("seq") })
    .from(fullText)
    .$dynamic();
  if (isNarrowed) query.innerJoin(reviews, isFullTextRow);
  const matches = query
    .where(matching({ ...switches, searching: true }))
    .limit(MAX_SEARCH_RESULTS)
    .as("some");
  return db.select({ total: count() }).from(matches).prepare();
});

const byId = db
  .select(columns)
  .from(reviews)
  .leftJoin(products, eq(products.id, reviews.productId))
  .where(given(reviews.id))
  .prepare();

/** Includes hidden reviews. */
export function findModeratedReview(id: string): ModeratedReview | undefined {
  return complete(byId.all({ id }))[0];
}

function complete(rows: ReturnType<typeof byId.all>): ModeratedReview[] {
  const isHidden = new Map(rows.map((row) => [row.id, row.isHidden]));
  return completeReviews(rows, null).map((review) => ({
    ...review,
    isHidden: isHidden.get(review.id) ?? false,
  }));
}

const countByState = variants(({ rated }: { rated: boolean }) => {
  const isHidden = eq(reviews.isHidden, true);
  return db
    .select({
      all: count(),
      featured: sql<number>`count(*) filter (where ${reviews.isFeatured} and not ${isHidden})`,
      hidden: sql<number>`count(*) filter (where ${isHidden})`,
    })
    .from(reviews)
    .where(rated ? given(reviews.rating) : undefined)
    .prepare();
});

/** Without a rating, the counts cover all ratings. */
export function moderatedReviewCounts(rating: number | undefined): Record<ReviewState, number> {
  const counts = countByState({ rated: rating !== undefined }).get({ rating });
  const { all = 0, featured = 0, hidden = 0 } = counts ?? {};
  return { all, shown: all - hidden, featured, hidden };
}

/** Newest first; a search finds the newest 1000. */
export function listModeratedReviews(view: ListView<typeof moderatedReviewsList>): {
  items: ModeratedReview[];
  pagination: Paging;
} {
  const { state, rating, search } = view;
  const paging = (total: number) => pagingOf(view.page, MODERATED_REVIEWS_PER_PAGE, total);
  const match = fullTextQuery(search);
  if (search && !match) return { items: [], pagination: paging(0) };
  const switches = { state, rated: rating !== undefined, searching: match !== null };
  const values = { rating, match };
  const offset = (view.page - 1) * MODERATED_REVIEWS_PER_PAGE;
  const rows = match
    ? foundRows(view.page, MODERATED_REVIEWS_PER_PAGE)
    : { limit: MODERATED_REVIEWS_PER_PAGE, offset };
  const total = match
    ? (countFound(switches).get(values)?.total ?? 0)
    : moderatedReviewCounts(rating)[state];
  return {
    items: complete(page(switches).all({ ...values, ...rows })),
    pagination: paging(total),
  };
}
