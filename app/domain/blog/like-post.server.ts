import { db, given, write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { postLikes } from "#db/schema/blog.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { ok, problem, type Result } from "../result.ts";
import { findPost, noSuchPost } from "./queries.server.ts";

const insert = prepareInsert(postLikes, (insert) => insert.onConflictDoNothing());

const ownLike = given(postLikes.userId, postLikes.postId);
const remove = db.delete(postLikes).where(ownLike).prepare();
const findLike = db.select({ postId: postLikes.postId }).from(postLikes).where(ownLike).prepare();

type LikeState = { likes: number; hasLiked: boolean };

export function hasLiked(viewer: User | null, postId: string): boolean {
  return viewer !== null && findLike.get({ userId: viewer.id, postId }) !== undefined;
}

function stateOf(actor: User, postId: string): Result<LikeState> {
  const post = findPost(postId, actor);
  if (!post) return noSuchPost;
  return ok({ likes: post.likes, hasLiked: hasLiked(actor, postId) });
}

/** Problems: `not_found`, `conflict` (already liked). */
export function likePost(actor: User, postId: string): Result<LikeState> {
  return write(() => {
    if (!findPost(postId, actor)) return noSuchPost;
    const { changes } = insert.run({ userId: actor.id, postId, createdAt: now() });
    if (changes === 0) return problem("conflict", m.blog_alreadyLiked());
    return stateOf(actor, postId);
  });
}

/** Problems: `not_found`. */
export function unlikePost(actor: User, postId: string): Result<LikeState> {
  return write(() => {
    remove.run({ userId: actor.id, postId });
    return stateOf(actor, postId);
  });
}
