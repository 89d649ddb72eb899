import { redirect } from "@remix-run/node";
import { removeSavedPost } from "#app/domain/wishlist/saved-posts.server.ts";
import { wishlistPage } from "#app/domain/wishlist/wishlist-url.ts";
import { wishlistRemoval } from "./wishlist-removal.server.ts";

export const loader = () => redirect(wishlistPage.url({ tab: "posts" }));

export const action = wishlistRemoval("posts", "id", removeSavedPost);
