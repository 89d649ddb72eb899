import { redirect } from "@remix-run/node";
import { removeSavedPost } from "#app/domain/wishlist/saved-posts.server.ts";
import { wishlistUrl } from "#app/domain/wishlist/wishlist-view.ts";
import { wishlistRemoval } from "./wishlist-removal.server.ts";

export const loader = () => redirect(wishlistUrl({ tab: "posts" }));

export const action = wishlistRemoval("posts", "id", removeSavedPost);
