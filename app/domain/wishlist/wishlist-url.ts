import { listUrl, oneOf, pageNumber } from "../list-url.ts";

export const WISHLIST_PAGE_SIZE = 50;

export const wishlistTabs = [
  { tab: "dishes", label: "Dishes" },
  { tab: "reviews", label: "Reviews" },
  { tab: "posts", label: "Blog Posts" },
] as const;

export type WishlistTab = (typeof wishlistTabs)[number]["tab"];
export type WishlistCounts = Record<WishlistTab, number>;

export const wishlistPage = listUrl("/wishlist", {
  /** A URL without one leads to the first that has entries. */
  tab: oneOf(wishlistTabs.map(({ tab }) => tab)),
  page: pageNumber,
});
