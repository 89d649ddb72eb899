import { clampedNumber, LAST_PAGE } from "../list-url.ts";

/** Entries on one page of the wishlist. Source: spec 1 §9 ("wishlist fetch 50"). */
export const WISHLIST_PAGE_SIZE = 50;

/** The tabs: two of the specification, and the dishes with a heart. Source: spec 1 §2 Wishlist. */
export const wishlistTabs = [
  { tab: "reviews", label: "Reviews" },
  { tab: "posts", label: "Blog Posts" },
  { tab: "dishes", label: "Dishes" },
] as const;

export type WishlistTab = (typeof wishlistTabs)[number]["tab"];
export type WishlistView = { tab: WishlistTab; page: number };
export type WishlistCounts = Record<WishlistTab, number>;

/** Takes an address's query, returns the view of the wishlist it asks for; nonsense falls back to the defaults. Source: spec 1 §2 Wishlist. */
export function wishlistView(query: URLSearchParams): WishlistView {
  const asked = query.get("tab");
  return {
    tab: wishlistTabs.find(({ tab }) => tab === asked)?.tab ?? "reviews",
    page: clampedNumber(query.get("page"), 1, LAST_PAGE),
  };
}

/** Takes a view, returns its address; what is usual is not in it. Source: spec 1 §2 Wishlist. */
export function wishlistUrl({ tab, page = 1 }: Partial<WishlistView>): string {
  const query = new URLSearchParams();
  if (tab && tab !== "reviews") query.set("tab", tab);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/wishlist?${query}` : "/wishlist";
}
