import { redirect } from "@remix-run/node";
import { unheartDish } from "#app/domain/wishlist/dish-hearts.server.ts";
import { wishlistAddress } from "#app/domain/wishlist/wishlist-view.ts";
import { wishlistRemoval } from "#app/http/wishlist-removal.server.ts";

export const loader = () => redirect(wishlistAddress({ tab: "dishes" }));

export const action = wishlistRemoval("dishes", "productId", unheartDish);
