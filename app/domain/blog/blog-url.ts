import { urlWithQuery } from "../lists/list-url.ts";
import type { AllBlogsView, BlogView } from "./schema.ts";

export function blogUrl(view: Partial<Pick<BlogView, "category" | "q" | "page">>): string {
  const { category, q, page = 1 } = view;
  return urlWithQuery("/blog", { q, category, page: page > 1 && page });
}

export function postUrl(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

export function adminBlogsUrl(view: Partial<AllBlogsView>): string {
  const { search, status, category, page = 1 } = view;
  return urlWithQuery("/admin/blogs", { search, status, category, page: page > 1 && page });
}

export const ADD_POST_URL = "/admin/blogs/add";

export function editPostUrl(id: string): string {
  return `/admin/blogs/edit/${encodeURIComponent(id)}`;
}

/** `id` is null for a new post. */
export function previewUrl(id: string | null): string {
  return urlWithQuery("/admin/blogs/preview", { post: id });
}
