import type { User } from "../access/user.ts";
import type { Paging } from "../lists/paging.ts";
import { type DishCardData, dishCardData } from "../menu/dish.ts";
import { countLikedReviews, listReviews } from "../reviews/list-reviews.server.ts";
import { type ReviewCardData, reviewCardData } from "../reviews/review.ts";
import { type SavedPostCardData, savedPostCardData } from "./saved-post.ts";
import { countSavedPosts, listSavedPosts } from "./saved-posts.server.ts";
import { countWishlistDishes, listWishlistDishes } from "./wishlist-dishes.server.ts";
import {
  WISHLIST_PAGE_SIZE,
  type WishlistCounts,
  type WishlistTab,
  wishlistTabs,
} from "./wishlist-url.ts";

/** The entries of the open tab; for the other tabs, only the counts. */
export type Wishlist = {
  counts: WishlistCounts;
  reviews: ReviewCardData[];
  posts: SavedPostCardData[];
  dishes: DishCardData[];
  pagination: Paging;
};

function countsOf(actor: User): WishlistCounts {
  return {
    reviews: countLikedReviews(actor),
    posts: countSavedPosts(actor),
    dishes: countWishlistDishes(actor),
  };
}

/** The first tab that has entries, or else the first. */
export function openingTab(actor: User): WishlistTab {
  const counts = countsOf(actor);
  return wishlistTabs.find(({ tab }) => counts[tab] > 0)?.tab ?? wishlistTabs[0].tab;
}

export function wishlistOf(
  actor: User,
  { tab, page }: { tab: WishlistTab; page: number },
): Wishlist {
  const counts = countsOf(actor);
  const empty = { reviews: [], posts: [], dishes: [] };
  const request = { page, limit: WISHLIST_PAGE_SIZE };
  if (tab === "posts") {
    const { items, pagination } = listSavedPosts(actor, request);
    return { counts, ...empty, posts: items.map(savedPostCardData), pagination };
  }
  if (tab === "dishes") {
    const { items, pagination } = listWishlistDishes(actor, request);
    return { counts, ...empty, dishes: items.map(dishCardData), pagination };
  }
  const view = { ...request, rating: null, featured: false, verified: false, liked: true };
  const { items, pagination } = listReviews(view, actor);
  return { counts, ...empty, reviews: items.map(reviewCardData), pagination };
}
