import type { BlogView } from "./schema.ts";

/** Takes a view of the blog, returns its address; what is usual is left out. Source: spec 1 §2 Blog; decisions, Every screen without JavaScript. */
export function blogAddress(view: Partial<Pick<BlogView, "category" | "q" | "page">>): string {
  const { category, q, page = 1 } = view;
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (category) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

/** Takes a post's slug, returns the address of the post. Source: spec 1 §2 Route table. */
export function postAddress(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
