import { urlWithQuery } from "#app/domain/list-url.ts";
import type { MenuView } from "#app/domain/menu/schema.ts";

type ProductsView = Partial<Pick<MenuView, "category" | "q" | "page">> & {
  /** The dish whose card the page scrolls to. */
  dish?: string;
};

export function productsUrl({ category, q, page = 1, dish }: ProductsView): string {
  const url = urlWithQuery("/admin/products", { q, category, page: page > 1 ? page : null });
  return dish ? `${url}#dish-${dish}` : url;
}
