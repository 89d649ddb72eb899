import { z } from "zod";
import { limitQuery, pageQuery, pagingOutput, searchQuery } from "../lists/paging.ts";
import { blogCategoryIds } from "./categories.ts";
import { BLOG_ADMIN_PAGE_SIZE, BLOG_PAGE_SIZE } from "./limits.ts";
import { postStatuses } from "./post-status.ts";

/** null means all. */
const category = z.enum(blogCategoryIds).nullable().catch(null);

/** Invalid values fall back to the defaults. */
export const blogQuery = z.object({
  category,
  q: searchQuery,
  page: pageQuery,
  limit: limitQuery(BLOG_PAGE_SIZE),
});
export type BlogView = z.output<typeof blogQuery>;

export function blogView(query: URLSearchParams): BlogView {
  return blogQuery.parse(Object.fromEntries(query));
}

/** The admin screen's parameter is `search` where the public one is `q`. */
export const allBlogsQuery = blogQuery.extend({
  limit: limitQuery(BLOG_ADMIN_PAGE_SIZE),
  search: searchQuery,
  /** null means all; admins only. */
  status: z.enum(postStatuses).nullable().catch(null),
});
export type AllBlogsView = Pick<
  z.output<typeof allBlogsQuery>,
  "search" | "status" | "category" | "page"
>;

export function allBlogsView(query: URLSearchParams): AllBlogsView {
  const { search, status, category, page } = allBlogsQuery.parse(Object.fromEntries(query));
  return { search, status, category, page };
}

export const postOutput = z.object({
  _id: z.string(),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  /** Markdown. */
  content: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  featuredImage: z.string(),
  status: z.enum(postStatuses),
  isFeatured: z.boolean(),
  /** In minutes. */
  readTime: z.number().int(),
  views: z.number().int(),
  likes: z.number().int(),
  author: z.object({ name: z.string(), email: z.string() }),
  metaTitle: z.string(),
  metaDescription: z.string(),
  seoKeywords: z.array(z.string()),
  publishedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type PostOutput = z.output<typeof postOutput>;

export const postListOutput = z.object({ items: z.array(postOutput), pagination: pagingOutput });

export const blogCategoryOutput = z.object({ id: z.string(), name: z.string() });

export const likeStatusOutput = z.object({ hasLiked: z.boolean() });

export const likeOutput = z.object({ likes: z.number().int(), hasLiked: z.boolean() });

export const blogStatsOutput = z.object({
  totalBlogs: z.number().int(),
  publishedBlogs: z.number().int(),
  totalViews: z.number().int(),
});
