import { z } from "zod";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { likePost } from "../blog/like-post.server.ts";
import { findPostBySlug, noSuchPost } from "../blog/queries.server.ts";
import { savePost } from "../blog/save-post.server.ts";
import { ok, type Result } from "../result.ts";
import { voteHelpful } from "../reviews/vote.server.ts";
import { addWishlistDish } from "./wishlist-dishes.server.ts";

/** What a guest requested with a button that needs an account. */
export const guestWish = z.object({
  kind: z.enum(["save_dish", "like_post", "save_post", "find_review_helpful"]),
  /** For a post, the slug. */
  id: z.string().max(200),
});
export type GuestWish = z.output<typeof guestWish>;

function said<Value>(done: Result<Value>, say: (value: Value) => string): Result<string> {
  return done.ok ? ok(say(done.value)) : done;
}

function withPost(
  actor: User,
  slug: string,
  change: (actor: User, postId: string) => Result<unknown>,
): Result<unknown> {
  const post = findPostBySlug(slug, actor);
  return post ? change(actor, post.id) : noSuchPost;
}

/**
 * Grants the wish for the account that the guest logged in to. Returns the message for the
 * customer. Problems: those of each kind.
 */
export function grantWish(actor: User, { kind, id }: GuestWish): Result<string> {
  switch (kind) {
    case "save_dish":
      return said(addWishlistDish(actor, id), ({ name }) => m.wishlist_addedToWishlist({ name }));
    case "like_post":
      return said(withPost(actor, id, likePost), () => m.shared_postLiked());
    case "save_post":
      return said(withPost(actor, id, savePost), () => m.shared_savedToYourWishlist());
    case "find_review_helpful":
      return said(voteHelpful(actor, id, true), () => m.wishlist_youFoundTheReviewHelpful());
  }
}
