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

/** Takes how many, returns slug, title and last change of the newest published posts: what a sitemap tells of them. Source: decisions, Content that was fake or dead (`/sitemap`, `/sitemap.xml`). */
export function publishedUrls(limit: number): { slug: string; title: string; updatedAt: Date }[] {
  return published.all({ limit });
}
