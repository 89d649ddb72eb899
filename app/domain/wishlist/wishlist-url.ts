import { m } from "#messages";
import { listUrl, oneOf, pageNumber } from "../list-url.ts";

export const WISHLIST_PAGE_SIZE = 50;

export const wishlistTabs = [
  {
    tab: "dishes",
    get label() {
      return m.shared_dishes2();
    },
  },
  {
    tab: "reviews",
    get label() {
      return m.shared_reviews();
    },
  },
  {
    tab: "posts",
    get label() {
      return m.wishlist_blogPosts();
    },
  },
] as const;

export type WishlistTab = (typeof wishlistTabs)[number]["tab"];
export type WishlistCounts = Record<WishlistTab, number>;

export const wishlistPage = listUrl("/wishlist", {
  /** A URL without one leads to the first that has entries. */
  tab: oneOf(wishlistTabs.map(({ tab }) => tab)),
  page: pageNumber,
});
