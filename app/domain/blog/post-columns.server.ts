import { and, eq, type SQL, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { columnsExcept } from "#db/columns-except.ts";
import { postLikes, posts } from "#db/schema/blog.ts";
import { MAX_SEARCH_RESULTS } from "../lists/search-limits.ts";

export const likesOfPost = db.$count(postLikes, eq(postLikes.postId, posts.id));

export const postColumns = {
  ...columnsExcept(posts, ["seq", "authorId"]),
  likes: likesOfPost,
};

export type PostSwitches = { withStatus: boolean; inCategory: boolean; searching: boolean };

/** The placeholders are `status`, `category` and `match`. A search finds the newest 1000. */
export function postsMatching({
  withStatus,
  inCategory,
  searching,
}: PostSwitches): SQL | undefined {
  const found = sql`${posts.seq} in (select rowid from posts_fts
    where ${foundPosts({ withStatus, inCategory })} order by rowid desc limit ${MAX_SEARCH_RESULTS})`;
  return and(
    withStatus ? given(posts.status) : undefined,
    inCategory ? given(posts.category) : undefined,
    searching ? found : undefined,
  );
}

/** The condition for a row of `posts_fts`. */
export function foundPosts({
  withStatus,
  inCategory,
}: Pick<PostSwitches, "withStatus" | "inCategory">): SQL | undefined {
  const match = sql`posts_fts match ${sql.placeholder("match")}`;
  if (!withStatus && !inCategory) return match;
  // Uses a small index, because the rows of posts are long.
  const filters = and(
    withStatus ? sql`status = ${sql.placeholder("status")}` : undefined,
    inCategory ? sql`category = ${sql.placeholder("category")}` : undefined,
  );
  return and(match, sql`exists (select 1 from posts where ${filters} and seq = posts_fts.rowid)`);
}
