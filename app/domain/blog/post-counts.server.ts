import { and, count, or, sql } from "drizzle-orm";
import type { z } from "zod";
import { db } from "#db/client.server.ts";
import { postTotals } from "#db/schema/blog.ts";
import { variants } from "#db/variants.ts";
import { MOST_FOUND } from "../search-limits.ts";
import { foundPosts } from "./post-columns.server.ts";
import type { PostStatus } from "./post-status.ts";
import type { blogStatsOutput } from "./schema.ts";

const status = sql.placeholder("status");
const category = sql.placeholder("category");

const counted = db
  .select({ total: sql<number>`coalesce(sum(${postTotals.postCount}), 0)` })
  .from(postTotals)
  .where(
    and(
      or(sql`${status} is null`, sql`${postTotals.status} = ${status}`),
      or(sql`${category} is null`, sql`${postTotals.category} = ${category}`),
    ),
  )
  .prepare();

const found = variants((switches: { withStatus: boolean; inCategory: boolean }) =>
  db
    .select({ total: count() })
    .from(
      db
        .select({ seq: sql`posts_fts.rowid`.as("seq") })
        .from(sql`posts_fts`)
        .where(foundPosts(switches))
        .limit(MOST_FOUND)
        .as("some"),
    )
    .prepare(),
);

const byStatus = db
  .select({
    status: postTotals.status,
    posts: sql<number>`sum(${postTotals.postCount})`,
    views: sql<number>`sum(${postTotals.views})`,
  })
  .from(postTotals)
  .groupBy(postTotals.status)
  .prepare();

type Filter = { status: PostStatus | null; category: string | null; match: string | null };

/** Takes a filter (null means any; `match` is a full-text query), returns how many posts it leaves; a search counts to 1000, and without one no post is read. Source: spec 2 §2 /admin/blogs. */
export function countPosts(filter: Filter): number {
  if (filter.match === null) return counted.get(filter)?.total ?? 0;
  const switches = { withStatus: filter.status !== null, inCategory: filter.category !== null };
  return found(switches).get(filter)?.total ?? 0;
}

/** Returns how many posts there are in each status. Source: spec 2 §4 Blog statuses. */
export function postCounts(): Record<PostStatus, number> {
  const counts: Record<PostStatus, number> = { draft: 0, published: 0, archived: 0 };
  for (const row of byStatus.all()) counts[row.status] = row.posts;
  return counts;
}

/** Returns the figures of the whole blog; views are those of all its posts. Source: spec 2 §3 Blog stats; API contract, GET /api/blogs/stats/overview. */
export function blogStats(): z.output<typeof blogStatsOutput> {
  const { draft, published, archived } = postCounts();
  return {
    totalBlogs: draft + published + archived,
    publishedBlogs: published,
    totalViews: byStatus.all().reduce((sum, { views }) => sum + views, 0),
  };
}
