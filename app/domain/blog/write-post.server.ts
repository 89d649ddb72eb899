import { eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { db, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { placeholders } from "#db/placeholders.ts";
import { posts } from "#db/schema/blog.ts";
import type { User } from "../accounts/user.ts";
import { now } from "../clock.ts";
import { imageIdOf } from "../images/image.ts";
import { attachImage as keepForGood } from "../images/store-image.server.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { auditPost } from "./audit-post.server.ts";
import {
  BAD_FEATURED_IMAGE,
  POST_CHANGED,
  POST_CREATED_BEFORE,
  POST_NOT_FOUND,
} from "./messages.ts";
import type { Post } from "./post.ts";
import { hasFields, newPostFields, postFields } from "./post-fields.ts";
import type { PostInput } from "./post-input.ts";
import { findPost } from "./queries.server.ts";
import { slugOf } from "./slug.ts";
import { uniqueSlug } from "./unique-slug.server.ts";

/** In milliseconds, or null: the column's own way of writing knows no null in a prepared query. */
const publishedAt = sql`${sql.placeholder("publishedAt")}`;

const insert = db
  .insert(posts)
  .values({
    ...placeholders(
      "id",
      "slug",
      "title",
      "excerpt",
      "content",
      "category",
      "tags",
      "featuredImage",
      "status",
      "isFeatured",
      "readTimeMinutes",
      "metaTitle",
      "metaDescription",
      "seoKeywords",
      "authorId",
      "authorName",
      "authorEmail",
      "createdAt",
      "updatedAt",
    ),
    publishedAt,
  })
  .prepare();

/** A column's new value, written as that column writes it; a value of the same name is handed in. */
function given(column: SQLiteColumn) {
  return sql`${sql.param(sql.placeholder(column.name), column)}`;
}

const update = db
  .update(posts)
  .set({
    slug: given(posts.slug),
    title: given(posts.title),
    excerpt: given(posts.excerpt),
    content: given(posts.content),
    category: given(posts.category),
    tags: given(posts.tags),
    featuredImage: given(posts.featuredImage),
    status: given(posts.status),
    isFeatured: given(posts.isFeatured),
    readTimeMinutes: given(posts.readTimeMinutes),
    metaTitle: given(posts.metaTitle),
    metaDescription: given(posts.metaDescription),
    seoKeywords: given(posts.seoKeywords),
    publishedAt,
    updatedAt: given(posts.updatedAt),
  })
  .where(eq(posts.id, sql.placeholder("id")))
  .prepare();

const remove = db
  .delete(posts)
  .where(eq(posts.id, sql.placeholder("id")))
  .prepare();

/** Returns the id that a new post's form carries: the same form sent twice makes one post. Source: decisions, Every screen without JavaScript. */
export function newPostId(): string {
  return newId();
}

/** A picture kept here has to be kept for good, or it is not there at all. */
function missingPicture(featuredImage: string): Problem | null {
  const kept = imageIdOf(featuredImage) === null ? featuredImage : keepForGood(featuredImage);
  if (kept !== null) return null;
  return problem("validation", "Validation failed", {
    errors: [{ path: "featuredImage", msg: BAD_FEATURED_IMAGE }],
  });
}

function stored(actor: User, id: string): Post {
  const post = findPost(id, actor);
  if (!post) throw new Error("A post that was just written is not there");
  return post;
}

/**
 * Takes the admin who writes, a checked post and its id, returns the new post, written in the admin's
 * name. The same id with the same words is the same post. Problems: `validation` (no such picture),
 * `conflict` (the id was used for other words). Source: spec 2 §4, §5; API contract, POST /api/blogs.
 */
export function createPost(actor: User, input: PostInput, id = newId()): Result<Post> {
  return write(() => {
    const fields = postFields(input, newPostFields);
    const earlier = findPost(id, actor);
    if (earlier) {
      return hasFields(earlier, fields) ? ok(earlier) : problem("conflict", POST_CREATED_BEFORE);
    }
    const missing = missingPicture(fields.featuredImage);
    if (missing) return missing;
    const at = now();
    insert.run({
      ...fields,
      id,
      slug: uniqueSlug(fields.title, id),
      authorId: actor.id,
      authorName: actor.name,
      authorEmail: actor.email,
      publishedAt: fields.status === "published" ? at.getTime() : null,
      createdAt: at,
      updatedAt: at,
    });
    const post = stored(actor, id);
    auditPost(actor, "post.created", null, post);
    return ok(post);
  });
}

/** An address that was public stays as it is; before that it follows the title. */
function slugAfter(before: Post, title: string): string {
  const stays = before.publishedAt !== null || slugOf(before.title) === slugOf(title);
  return stays ? before.slug : uniqueSlug(title, before.id);
}

/** Takes a post and a status, returns when it was first published, or null. */
function publishedAfter(before: Post, status: Post["status"], at: Date): Date | null {
  return before.publishedAt ?? (status === "published" ? at : null);
}

/**
 * Takes the admin who writes, a post's id and what it shall be, returns the changed post. Problems:
 * `not_found`; `conflict` (somebody changed it since the version that was opened); `validation` (no such
 * picture). Source: spec 2 §5 Blog form; API contract, PUT /api/blogs/{id}.
 */
export function changePost(actor: User, id: string, input: PostInput): Result<Post> {
  return write(() => {
    const before = findPost(id, actor);
    if (!before) return problem("not_found", POST_NOT_FOUND);
    if (input.updatedAt && Date.parse(input.updatedAt) !== before.updatedAt.getTime()) {
      return problem("conflict", POST_CHANGED);
    }
    const fields = postFields(input, before);
    const isNewPicture = fields.featuredImage !== before.featuredImage;
    const missing = isNewPicture ? missingPicture(fields.featuredImage) : null;
    if (missing) return missing;
    // Never the same twice, however fast: a version is known by it.
    const at = new Date(Math.max(now().getTime(), before.updatedAt.getTime() + 1));
    update.run({
      ...fields,
      id,
      slug: slugAfter(before, fields.title),
      publishedAt: publishedAfter(before, fields.status, at)?.getTime() ?? null,
      updatedAt: at,
    });
    const after = stored(actor, id);
    auditPost(actor, "post.changed", before, after);
    return ok(after);
  });
}

/** Takes the admin who acts and a post's id, removes the post with its likes and saves, returns what it was. Problems: `not_found`. Source: spec 2 §6; API contract, DELETE /api/blogs/{id}. */
export function deletePost(actor: User, id: string): Result<Post> {
  return write(() => {
    const post = findPost(id, actor);
    if (!post) return problem("not_found", POST_NOT_FOUND);
    remove.run({ id });
    auditPost(actor, "post.deleted", post, null);
    return ok(post);
  });
}
