import { redirect } from "@remix-run/node";
import { removeWishlistDish } from "#app/domain/wishlist/wishlist-dishes.server.ts";
import { wishlistPage } from "#app/domain/wishlist/wishlist-url.ts";
import { wishlistRemoval } from "./wishlist-removal.server.ts";

export const loader = () => redirect(wishlistPage.url({ tab: "dishes" }));

export const action = wishlistRemoval("dishes", "productId", removeWishlistDish);
