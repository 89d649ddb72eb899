import { and, desc, eq, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { postLikes, postSaves, posts } from "#db/schema/blog.ts";
import type { User } from "../access/user.ts";
import { localPostCard } from "../blog/local-post.server.ts";
import { likesOfPost } from "../blog/post-columns.server.ts";
import { type Paging, pagingOf } from "../lists/paging.ts";
import { pick } from "../pick.ts";
import type { SavedPost } from "./saved-post.ts";

const userId = sql.placeholder("userId");
const wished = sql`(
  select post_id, max(created_at) as wished_at
  from (
    select post_id, created_at from ${postLikes} where user_id = ${userId}
    union all
    select post_id, created_at from ${postSaves} where user_id = ${userId}
  )
  group by post_id
) as wished`;
// The unary plus makes SQLite start with one visitor's likes instead of all published posts.
const isPublished = sql`+${posts.status} = 'published'`;

const page = db
  .select({
    ...pick(posts, ["id", "slug", "title", "excerpt"]),
    ...pick(posts, ["category", "featuredImage", "readTimeMinutes"]),
    likes: likesOfPost,
    publishedAt: posts.publishedAt,
  })
  .from(posts)
  .innerJoin(wished, sql`wished.post_id = ${posts.id}`)
  .where(isPublished)
  .orderBy(sql`wished.wished_at desc`, desc(posts.seq))
  .limit(sql.placeholder("limit"))
  .offset(sql.placeholder("offset"))
  .prepare();

const total = db
  .select({ total: sql<number>`count(*)` })
  .from(posts)
  .innerJoin(wished, sql`wished.post_id = ${posts.id}`)
  .where(isPublished)
  .prepare();

const unlike = db
  .delete(postLikes)
  .where(and(eq(postLikes.userId, userId), given(postLikes.postId)))
  .prepare();
const unsave = db
  .delete(postSaves)
  .where(and(eq(postSaves.userId, userId), given(postSaves.postId)))
  .prepare();

/** Counts the published posts that the actor liked or saved. */
export function countSavedPosts(actor: User): number {
  return total.get({ userId: actor.id })?.total ?? 0;
}

/** The published posts that the actor liked or saved, the latest first. */
export function listSavedPosts(
  actor: User,
  view: { page: number; limit: number },
): { items: SavedPost[]; pagination: Paging } {
  const items = page.all({
    userId: actor.id,
    limit: view.limit,
    offset: (view.page - 1) * view.limit,
  });
  return {
    items: items.map(localPostCard),
    pagination: pagingOf(view.page, view.limit, countSavedPosts(actor)),
  };
}

/** Removes both the like and the save. */
export function removeSavedPost(actor: User, postId: string): void {
  write(() => {
    unlike.run({ userId: actor.id, postId });
    unsave.run({ userId: actor.id, postId });
  });
}
