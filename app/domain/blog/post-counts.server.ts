import { count, sql } from "drizzle-orm";
import type { z } from "zod";
import { db } from "#db/client.server.ts";
import { posts } from "#db/schema/blog.ts";
import { variants } from "#db/variants.ts";
import { MAX_SEARCH_RESULTS } from "../lists/search-limits.ts";
import { totalUnsavedViews } from "./count-view.server.ts";
import { foundPosts, postsMatching } from "./post-columns.server.ts";
import type { PostStatus } from "./post-status.ts";
import type { blogStatsOutput } from "./schema.ts";

type Switches = { withStatus: boolean; inCategory: boolean };

const counted = variants((switches: Switches) =>
  db
    .select({ total: count() })
    .from(posts)
    .where(postsMatching({ ...switches, searching: false }))
    .prepare(),
);

const found = variants((switches: Switches) =>
  db
    .select({ total: count() })
    .from(
      db
        .select({ seq: sql`posts_fts.rowid`.as("seq") })
        .from(sql`posts_fts`)
        .where(foundPosts(switches))
        .limit(MAX_SEARCH_RESULTS)
        .as("some"),
    )
    .prepare(),
);

const byStatus = db
  .select({
    status: posts.status,
    total: count(),
    views: sql<number>`sum(${posts.views})`,
  })
  .from(posts)
  .groupBy(posts.status)
  .prepare();

type Filter = { status: PostStatus | null; category: string | null; match: string | null };

/** Null means any; `match` is a full-text query. At most 1000 results of a search are counted. */
export function countPosts({ match, ...filter }: Filter): number {
  const switches = { withStatus: filter.status !== null, inCategory: filter.category !== null };
  const row =
    match === null ? counted(switches).get(filter) : found(switches).get({ ...filter, match });
  return row?.total ?? 0;
}

export function postCounts(): Record<PostStatus, number> {
  const counts: Record<PostStatus, number> = { draft: 0, published: 0, archived: 0 };
  for (const { status, total } of byStatus.all()) counts[status] = total;
  return counts;
}

/** Views include those of drafts and archived posts. */
export function blogStats(): z.output<typeof blogStatsOutput> {
  const { draft, published, archived } = postCounts();
  return {
    totalBlogs: draft + published + archived,
    publishedBlogs: published,
    totalViews: byStatus.all().reduce((sum, { views }) => sum + views, totalUnsavedViews()),
  };
}
