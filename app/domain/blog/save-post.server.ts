import { db, given, write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { postSaves } from "#db/schema/blog.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { ok, type Result } from "../result.ts";
import { findPost, noSuchPost } from "./queries.server.ts";

const insert = prepareInsert(postSaves, (insert) => insert.onConflictDoNothing());

const ownSave = given(postSaves.userId, postSaves.postId);
const remove = db.delete(postSaves).where(ownSave).prepare();
const findSave = db.select({ postId: postSaves.postId }).from(postSaves).where(ownSave).prepare();

export function hasSaved(viewer: User | null, postId: string): boolean {
  return viewer !== null && findSave.get({ userId: viewer.id, postId }) !== undefined;
}

/** Problems: `not_found`. */
export function savePost(actor: User, postId: string): Result<null> {
  return write(() => {
    if (!findPost(postId, actor)) return noSuchPost;
    insert.run({ userId: actor.id, postId, createdAt: now() });
    return ok(null);
  });
}

export function unsavePost(actor: User, postId: string): void {
  remove.run({ userId: actor.id, postId });
}
