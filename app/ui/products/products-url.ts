import { urlWithQuery } from "#app/domain/lists/list-url.ts";
import type { MenuView } from "#app/domain/menu/schema.ts";

/** The bulk change of prices. */
export const PRICES_URL = "/admin/products/prices";

/** Export and import of the menu as CSV. */
export const EXPORT_URL = "/admin/products/export.csv";
export const OPTIONS_EXPORT_URL = "/admin/products/options.csv";
export const IMPORT_URL = "/admin/products/import";

type ProductsView = Partial<Pick<MenuView, "category" | "q" | "page">> & {
  /** The dish whose card the page scrolls to. */
  dish?: string;
};

export function productsUrl({ category, q, page = 1, dish }: ProductsView): string {
  const url = urlWithQuery("/admin/products", { q, category, page: page > 1 ? page : null });
  return dish ? `${url}#dish-${dish}` : url;
}
