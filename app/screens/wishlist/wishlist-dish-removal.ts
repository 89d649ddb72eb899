import { redirect } from "@remix-run/node";
import { removeWishlistDish } from "#app/domain/wishlist/wishlist-dishes.server.ts";
import { wishlistUrl } from "#app/domain/wishlist/wishlist-view.ts";
import { wishlistRemoval } from "./wishlist-removal.server.ts";

export const loader = () => redirect(wishlistUrl({ tab: "dishes" }));

export const action = wishlistRemoval("dishes", "productId", removeWishlistDish);
