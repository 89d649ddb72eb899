import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { posts } from "#db/schema/blog.ts";

/** The columns of a post as the domain passes it on. Source: spec 1 §3 Blog post; spec 2 §3 Blog. */
export const postColumns = {
  id: posts.id,
  slug: posts.slug,
  title: posts.title,
  excerpt: posts.excerpt,
  content: posts.content,
  category: posts.category,
  tags: posts.tags,
  featuredImage: posts.featuredImage,
  status: posts.status,
  isFeatured: posts.isFeatured,
  readTimeMinutes: posts.readTimeMinutes,
  metaTitle: posts.metaTitle,
  metaDescription: posts.metaDescription,
  seoKeywords: posts.seoKeywords,
  authorName: posts.authorName,
  authorEmail: posts.authorEmail,
  views: posts.views,
  likes: posts.likes,
  publishedAt: posts.publishedAt,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
};

export type PostSwitches = { withStatus: boolean; inCategory: boolean; searching: boolean };

/** Takes which filters are on, returns the condition with placeholders `status`, `category` and `match`. Source: spec 2 §7 GET /api/blogs. */
export function postsMatching({
  withStatus,
  inCategory,
  searching,
}: PostSwitches): SQL | undefined {
  return and(
    // True of every post: without a filter the list is walked from its end, not read as a whole.
    gt(posts.seq, 0),
    withStatus ? eq(posts.status, sql.placeholder("status")) : undefined,
    inCategory ? eq(posts.category, sql.placeholder("category")) : undefined,
    searching
      ? sql`${posts.seq} in (select rowid from posts_fts where posts_fts match ${sql.placeholder("match")})`
      : undefined,
  );
}
