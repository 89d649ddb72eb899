import { desc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { posts } from "#db/schema/blog.ts";

const published = db
  .select({ slug: posts.slug, title: posts.title, updatedAt: posts.updatedAt })
  .from(posts)
  .where(eq(posts.status, "published"))
  .orderBy(desc(posts.publishedAt), desc(posts.seq))
  .limit(sql.placeholder("limit"))
  .prepare();

/** Newest first. */
export function publishedUrls(limit: number): { slug: string; title: string; updatedAt: Date }[] {
  return published.all({ limit });
}
