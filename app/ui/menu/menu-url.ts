import type { MenuView } from "#app/domain/menu/schema.ts";

/**
 * Takes a view of the menu, returns its address; what is usual is left out, so that a view has one
 * address only. Source: spec 1 §2 Menu; decisions, Every screen without JavaScript.
 */
export function menuUrl({ category, q, sort, page }: Omit<MenuView, "limit">): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (q) query.set("q", q);
  if (sort !== "name") query.set("sort", sort);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text ? `/menu?${text}` : "/menu";
}
