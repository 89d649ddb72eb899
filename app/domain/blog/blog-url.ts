import type { AllBlogsView, BlogView } from "./schema.ts";

export function blogUrl(view: Partial<Pick<BlogView, "category" | "q" | "page">>): string {
  const { category, q, page = 1 } = view;
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (category) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

export function postUrl(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

export function adminBlogsUrl(view: Partial<AllBlogsView>): string {
  const { search, status, category, page = 1 } = view;
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (status) query.set("status", status);
  if (category) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/admin/blogs?${query}` : "/admin/blogs";
}

export const ADD_POST_URL = "/admin/blogs/add";

export function editPostUrl(id: string): string {
  return `/admin/blogs/edit/${encodeURIComponent(id)}`;
}

/** `id` is null for a new post. */
export function previewUrl(id: string | null): string {
  return id ? `/admin/blogs/preview?post=${encodeURIComponent(id)}` : "/admin/blogs/preview";
}
