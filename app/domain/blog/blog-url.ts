import type { AllBlogsView, BlogView } from "./schema.ts";

/** Takes a view of the blog, returns its address; what is usual is left out. Source: spec 1 §2 Blog; decisions, Every screen without JavaScript. */
export function blogUrl(view: Partial<Pick<BlogView, "category" | "q" | "page">>): string {
  const { category, q, page = 1 } = view;
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (category) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

/** Takes a post's slug, returns the address of the post. Source: spec 1 §2 Route table. */
export function postUrl(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** Takes a view of all posts, returns its address in the admin area; what is usual is left out. Source: spec 2 §2 /admin/blogs. */
export function adminBlogsUrl(view: Partial<AllBlogsView>): string {
  const { search, status, category, page = 1 } = view;
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (status) query.set("status", status);
  if (category) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/admin/blogs?${query}` : "/admin/blogs";
}

/** Where a post is written. Source: spec 2 §2 /admin/blogs/add. */
export const ADD_POST_URL = "/admin/blogs/add";

/** Takes a post's id, returns where it is changed. Source: spec 2 §2 /admin/blogs/edit/:id. */
export function editPostUrl(id: string): string {
  return `/admin/blogs/edit/${encodeURIComponent(id)}`;
}

/** Takes the id of the post that a form changes (null for a new one), returns where its preview is. Source: spec 2 §2 /admin/blogs/add ("a preview modal"). */
export function previewUrl(id: string | null): string {
  return id ? `/admin/blogs/preview?post=${encodeURIComponent(id)}` : "/admin/blogs/preview";
}
