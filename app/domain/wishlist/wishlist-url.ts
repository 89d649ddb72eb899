import { m } from "#messages";
import { translated } from "../language/translated.ts";
import { listUrl, oneOf, pageNumber } from "../lists/list-url.ts";

export const WISHLIST_PAGE_SIZE = 50;

export const wishlistTabs = [
  translated({ tab: "dishes", label: m.shared_dishesTitle }),
  translated({ tab: "reviews", label: m.shared_reviews }),
  translated({ tab: "posts", label: m.wishlist_blogPosts }),
] as const;

export type WishlistTab = (typeof wishlistTabs)[number]["tab"];
export type WishlistCounts = Record<WishlistTab, number>;

export const wishlistPage = listUrl("/wishlist", {
  /** Without one, the URL leads to the first tab that has entries. */
  tab: oneOf(wishlistTabs.map(({ tab }) => tab)),
  page: pageNumber,
});
