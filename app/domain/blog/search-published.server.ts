import { and, count, eq, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { posts } from "#db/schema/blog.ts";
import { variants } from "#db/variants.ts";
import { foundRows } from "../paging.ts";
import { MOST_FOUND } from "../search-limits.ts";
import type { Post } from "./post.ts";
import { postColumns } from "./post-columns.server.ts";

/** A row of the readers' index of words is named by the day of publication, then by the post's number: this much has room for a million posts. */
const seq = sql`(published_posts_fts.rowid % 1048576)`;

function isFound(inCategory: boolean): SQL | undefined {
  // Asked of a small index: the posts themselves are long.
  const ofCategory = sql`exists (select 1 from posts as kept indexed by posts_kept_by_status_and_category
    where kept.status = 'published' and kept.category = ${sql.placeholder("category")} and kept.seq = ${seq})`;
  const match = sql`published_posts_fts match ${sql.placeholder("match")}`;
  return and(match, inCategory ? ofCategory : undefined);
}

const page = variants(({ inCategory }: { inCategory: boolean }) =>
  db
    .select(postColumns)
    .from(sql`published_posts_fts`)
    .innerJoin(posts, eq(posts.seq, seq))
    // Should the index ever name another post than it means, no reader sees a draft.
    .where(and(isFound(inCategory), eq(posts.status, "published")))
    .orderBy(sql`published_posts_fts.rowid desc`)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare(),
);

const counted = variants(({ inCategory }: { inCategory: boolean }) => {
  const some = db
    .select({ found: sql`1`.as("found") })
    .from(sql`published_posts_fts`)
    .where(isFound(inCategory))
    .limit(MOST_FOUND)
    .as("some");
  return db.select({ total: count() }).from(some).prepare();
});

type Search = { match: string; category: string | null; page: number; limit: number };

/**
 * Takes a full-text query, a category (null means any) and the page of so many, returns that page of the published
 * posts, newest first, and how many there are, at most 1000: read in the order in which they are shown, so that a word
 * of every post costs no more than a rare one. Source: spec 1 §2 Blog; API contract, GET /api/blogs/published.
 */
export function searchPublishedPosts({ match, category, page: wanted, limit }: Search): {
  items: Post[];
  total: number;
} {
  const switches = { inCategory: category !== null };
  const values = { match, category };
  return {
    items: page(switches).all({ ...values, ...foundRows(wanted, limit) }),
    total: counted(switches).get(values)?.total ?? 0,
  };
}
