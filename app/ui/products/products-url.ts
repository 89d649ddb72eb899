import type { MenuView } from "#app/domain/menu/schema.ts";

type ProductsView = Partial<Pick<MenuView, "category" | "q" | "page">> & {
  /** The dish whose card the page opens at. */
  dish?: string;
};

/** Takes a view of the admin's products, returns its address; what is not chosen is not in it. */
export function productsUrl({ category, q, page = 1, dish }: ProductsView): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (category) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  const place = dish ? `#dish-${dish}` : "";
  return query.size > 0 ? `/admin/products?${query}${place}` : `/admin/products${place}`;
}
