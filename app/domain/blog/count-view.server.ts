import { sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { posts } from "#db/schema/blog.ts";
import { bestEffortWrite } from "../storage.server.ts";
import type { Post } from "./post.ts";

const add = db
  .update(posts)
  .set({ views: sql`${posts.views} + ${sql.placeholder("views")}` })
  .where(given(posts.id))
  .prepare();

/** Views by post id. Writing each one would invalidate every cached page. */
const unsaved = new Map<string, number>();

/** Only views of published posts are counted. */
export function countView(post: Post): Post {
  if (post.status !== "published") return post;
  unsaved.set(post.id, (unsaved.get(post.id) ?? 0) + 1);
  return { ...post, views: post.views + 1 };
}

export function withUnsavedViews(post: Post): Post {
  return { ...post, views: post.views + (unsaved.get(post.id) ?? 0) };
}

export function totalUnsavedViews(): number {
  return [...unsaved.values()].reduce((sum, views) => sum + views, 0);
}

/** Views that cannot be written now are saved next time. */
export function saveViews(): void {
  if (unsaved.size === 0) return;
  bestEffortWrite(undefined, () => {
    write(() => {
      for (const [id, views] of unsaved) add.run({ id, views });
    });
    unsaved.clear();
  });
}
