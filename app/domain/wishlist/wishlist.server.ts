import type { User } from "../accounts/user.ts";
import { type DishOnCard, dishOnCard } from "../menu/dish.ts";
import type { Paging } from "../paging.ts";
import { countLikedReviews, listReviews } from "../reviews/list-reviews.server.ts";
import { type ReviewOnPage, reviewOnPage } from "../reviews/review.ts";
import { countHeartedDishes, listHeartedDishes } from "./dish-hearts.server.ts";
import { type PostOnWishlist, postOnWishlist } from "./wished-post.ts";
import { countWishedPosts, listWishedPosts } from "./wished-posts.server.ts";
import { WISHLIST_PAGE_SIZE, type WishlistCounts, type WishlistView } from "./wishlist-view.ts";

/** The open tab's entries; the other tabs only say how many they have. */
export type Wishlist = {
  counts: WishlistCounts;
  reviews: ReviewOnPage[];
  posts: PostOnWishlist[];
  dishes: DishOnCard[];
  pagination: Paging;
};

/** Takes whose and a view, returns their wishlist: liked reviews, liked or saved posts, dishes with a heart. Source: spec 1 §2 Wishlist. */
export function wishlistOf(actor: User, { tab, page }: WishlistView): Wishlist {
  const counts = {
    reviews: countLikedReviews(actor),
    posts: countWishedPosts(actor),
    dishes: countHeartedDishes(actor),
  };
  const empty = { reviews: [], posts: [], dishes: [] };
  const place = { page, limit: WISHLIST_PAGE_SIZE };
  if (tab === "posts") {
    const { items, pagination } = listWishedPosts(actor, place);
    return { counts, ...empty, posts: items.map(postOnWishlist), pagination };
  }
  if (tab === "dishes") {
    const { items, pagination } = listHeartedDishes(actor, place);
    return { counts, ...empty, dishes: items.map(dishOnCard), pagination };
  }
  const view = { ...place, rating: null, featured: false, verified: false, liked: true };
  const { items, pagination } = listReviews(view, actor);
  return { counts, ...empty, reviews: items.map(reviewOnPage), pagination };
}
