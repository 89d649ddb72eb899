import { redirect } from "@remix-run/node";
import { voteHelpful } from "#app/domain/reviews/vote.server.ts";
import { wishlistRemoval } from "./wishlist-removal.server.ts";

export const loader = () => redirect("/wishlist");

export const action = wishlistRemoval("reviews", "id", (actor, id) => {
  voteHelpful(actor, id, false);
});
