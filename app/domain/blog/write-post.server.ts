import { db, given, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert, updateRow } from "#db/prepare-writes.server.ts";
import { posts } from "#db/schema/blog.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import { imageIdOf } from "../images/image.ts";
import { attachImage } from "../images/store-image.server.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { firstFreeSlug, slugOf } from "../slug.ts";
import { auditPost } from "./audit-post.server.ts";
import { invalidFeaturedImage } from "./featured-image.ts";
import type { Post } from "./post.ts";
import { hasFields, newPostFields, postFields } from "./post-fields.ts";
import type { PostInput } from "./post-input.ts";
import { findPost, noSuchPost } from "./queries.server.ts";

const insert = prepareInsert(posts);

const bySlug = db.select({ id: posts.id }).from(posts).where(given(posts.slug)).prepare();

const remove = db.delete(posts).where(given(posts.id)).prepare();

/** Part of a new post's form, so that sending it twice creates one post. */
export function newPostId(): string {
  return newId();
}

/** Adds `-2`, `-3` … if another post has the slug. Call it inside the transaction that writes the post. */
function uniqueSlug(title: string, id: string): string {
  return firstFreeSlug(slugOf(title, "post"), (slug) => {
    const existing = bySlug.get({ slug });
    return !existing || existing.id === id;
  });
}

/** An uploaded image must still exist; attaching it keeps it from being cleaned up. */
function imageProblem(featuredImage: string): Problem | null {
  const imageUrl = imageIdOf(featuredImage) === null ? featuredImage : attachImage(featuredImage);
  if (imageUrl !== null) return null;
  return problem("validation", m.shared_validationFailed(), {
    errors: [{ path: "featuredImage", msg: invalidFeaturedImage() }],
  });
}

function readBack(actor: User, id: string): Post {
  const post = findPost(id, actor);
  if (!post) throw new Error("A post just written could not be read");
  return post;
}

/**
 * Sending the same id and content again returns the existing post. Problems: `validation` (no such
 * image), `conflict` (the id was used for other content).
 */
export function createPost(actor: User, input: PostInput, id = newId()): Result<Post> {
  return write(() => {
    const fields = postFields(input, newPostFields);
    const earlier = findPost(id, actor);
    if (earlier) {
      return hasFields(earlier, fields)
        ? ok(earlier)
        : problem("conflict", m.blog_postCreatedBefore());
    }
    const invalidImage = imageProblem(fields.featuredImage);
    if (invalidImage) return invalidImage;
    const at = now();
    insert.run({
      ...fields,
      id,
      slug: uniqueSlug(fields.title, id),
      authorId: actor.id,
      authorName: actor.name,
      authorEmail: actor.email,
      publishedAt: fields.status === "published" ? at : null,
      createdAt: at,
      updatedAt: at,
    });
    const post = readBack(actor, id);
    auditPost(actor, "post.created", null, post);
    return ok(post);
  });
}

/** The slug follows the title until the post is published for the first time. */
function slugAfter(before: Post, title: string): string {
  const stays =
    before.publishedAt !== null || slugOf(before.title, "post") === slugOf(title, "post");
  return stays ? before.slug : uniqueSlug(title, before.id);
}

function publishedAfter(before: Post, status: Post["status"], at: Date): Date | null {
  return before.publishedAt ?? (status === "published" ? at : null);
}

/** Problems: `not_found`, `conflict` (changed since the version that was opened), `validation` (no such image). */
export function changePost(actor: User, id: string, input: PostInput): Result<Post> {
  return write(() => {
    const before = findPost(id, actor);
    if (!before) return noSuchPost;
    if (input.updatedAt && Date.parse(input.updatedAt) !== before.updatedAt.getTime()) {
      return problem("conflict", m.blog_postChangedMeanwhile());
    }
    const fields = postFields(input, before);
    const isNewImage = fields.featuredImage !== before.featuredImage;
    const invalidImage = isNewImage ? imageProblem(fields.featuredImage) : null;
    if (invalidImage) return invalidImage;
    // Identifies the version, so it must differ even within the same millisecond.
    const at = new Date(Math.max(now().getTime(), before.updatedAt.getTime() + 1));
    updateRow(posts, id, {
      ...fields,
      slug: slugAfter(before, fields.title),
      publishedAt: publishedAfter(before, fields.status, at),
      updatedAt: at,
    });
    const after = readBack(actor, id);
    auditPost(actor, "post.changed", before, after);
    return ok(after);
  });
}

/** Also deletes its likes and saves. Problems: `not_found`. */
export function deletePost(actor: User, id: string): Result<Post> {
  return write(() => {
    const post = findPost(id, actor);
    if (!post) return noSuchPost;
    remove.run({ id });
    auditPost(actor, "post.deleted", post, null);
    return ok(post);
  });
}
