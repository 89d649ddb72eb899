import { and, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { posts } from "#db/schema/blog.ts";
import { bestEffortWrite } from "../storage.server.ts";
import type { Post } from "./post.ts";

const add = db
  .update(posts)
  .set({ views: sql`${posts.views} + 1` })
  .where(and(eq(posts.id, sql.placeholder("id")), eq(posts.status, "published")))
  .returning({ views: posts.views })
  .prepare();

/** Only views of published posts are counted. */
export function countView(post: Post): Post {
  const counted = bestEffortWrite(undefined, () => add.get({ id: post.id }));
  return counted ? { ...post, views: counted.views } : post;
}
