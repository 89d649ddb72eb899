import { redirect } from "@remix-run/node";
import { voteHelpful } from "#app/domain/reviews/vote.server.ts";
import { wishlistPage } from "#app/domain/wishlist/wishlist-url.ts";
import { wishlistRemoval } from "./wishlist-removal.server.ts";

export const loader = () => redirect(wishlistPage.url({ tab: "reviews" }));

export const action = wishlistRemoval("reviews", "id", (actor, id) => {
  voteHelpful(actor, id, false);
});
