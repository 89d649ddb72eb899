import { redirect } from "@remix-run/node";
import { unwishPost } from "#app/domain/wishlist/wished-posts.server.ts";
import { wishlistAddress } from "#app/domain/wishlist/wishlist-view.ts";
import { wishlistRemoval } from "#app/http/wishlist-removal.server.ts";

export const loader = () => redirect(wishlistAddress({ tab: "posts" }));

export const action = wishlistRemoval("posts", "id", unwishPost);
