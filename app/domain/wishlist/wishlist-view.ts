import { clampedNumber, LAST_PAGE } from "../list-url.ts";

export const WISHLIST_PAGE_SIZE = 50;

export const wishlistTabs = [
  { tab: "reviews", label: "Reviews" },
  { tab: "posts", label: "Blog Posts" },
  { tab: "dishes", label: "Dishes" },
] as const;

export type WishlistTab = (typeof wishlistTabs)[number]["tab"];
export type WishlistView = { tab: WishlistTab; page: number };
export type WishlistCounts = Record<WishlistTab, number>;

/** Invalid query parameters fall back to the defaults. */
export function wishlistView(query: URLSearchParams): WishlistView {
  const asked = query.get("tab");
  return {
    tab: wishlistTabs.find(({ tab }) => tab === asked)?.tab ?? "reviews",
    page: clampedNumber(query.get("page"), 1, LAST_PAGE),
  };
}

/** Default values are left out of the URL. */
export function wishlistUrl({ tab, page = 1 }: Partial<WishlistView>): string {
  const query = new URLSearchParams();
  if (tab && tab !== "reviews") query.set("tab", tab);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/wishlist?${query}` : "/wishlist";
}
