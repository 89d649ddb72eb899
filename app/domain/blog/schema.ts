import { z } from "zod";
import { limitQuery, pageQuery, pagingOutput, searchQuery } from "../paging.ts";
import { blogCategoryIds } from "./categories.ts";
import { BLOG_ADMIN_PAGE_SIZE, BLOG_PAGE_SIZE } from "./limits.ts";
import { postStatuses } from "./post-status.ts";

export type { PostStatus } from "./post-status.ts";

/** null means all. */
const category = z.enum(blogCategoryIds).nullable().catch(null);

/** What an address may ask of the published posts; nonsense falls back to the defaults. Source: spec 1 §7 GET /api/blogs/published; API contract. */
export const blogQuery = z.object({
  category,
  q: searchQuery,
  page: pageQuery,
  limit: limitQuery(BLOG_PAGE_SIZE),
});
export type BlogView = z.output<typeof blogQuery>;

/** Takes an address's query, returns the view of the blog it asks for: the screen reads the same words as the call. Source: spec 1 §2 Blog. */
export function blogView(query: URLSearchParams): BlogView {
  return blogQuery.parse(Object.fromEntries(query));
}

/** What an admin may ask of all posts; a customer's `q` is the admin's `search`. Source: spec 1 §7, spec 2 §7 GET /api/blogs. */
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

/** Takes an address's query, returns the view of all posts it asks for: the screen reads the same words as the call. Source: spec 2 §2 /admin/blogs. */
export function allBlogsView(query: URLSearchParams): AllBlogsView {
  const { search, status, category, page } = allBlogsQuery.parse(Object.fromEntries(query));
  return { search, status, category, page };
}

/** Source: spec 1 §3 Blog post; spec 2 §3 Blog. */
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

/** One page of posts. Source: API contract, GET /api/blogs. */
export const postListOutput = z.object({ items: z.array(postOutput), pagination: pagingOutput });

/** Source: spec 1 §3 Blog category; API contract, GET /api/blogs/categories. */
export const blogCategoryOutput = z.object({ id: z.string(), name: z.string() });

/** Source: spec 1 §3 Like status; API contract, GET /api/blogs/{id}/like-status. */
export const likeStatusOutput = z.object({ hasLiked: z.boolean() });

/** Source: API contract, POST and DELETE /api/blogs/{id}/like. */
export const likeOutput = z.object({ likes: z.number().int(), hasLiked: z.boolean() });

/** Source: API contract, GET /api/blogs/stats/overview. */
export const blogStatsOutput = z.object({
  totalBlogs: z.number().int(),
  publishedBlogs: z.number().int(),
  totalViews: z.number().int(),
});
