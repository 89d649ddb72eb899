import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { posts } from "#db/schema/blog.ts";
import { slugOf } from "./slug.ts";

const holder = db
  .select({ id: posts.id })
  .from(posts)
  .where(eq(posts.slug, sql.placeholder("slug")))
  .prepare();

/**
 * Takes a post's title and its id, returns the slug made from the title that no other post has: with
 * `-2`, `-3` … behind it where one has. Call it inside the transaction that writes the post.
 * Source: spec 1 §2 Route table (/blog/:slug); spec 2 §3 Blog.
 */
export function uniqueSlug(title: string, id: string): string {
  const wanted = slugOf(title);
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const found = holder.get({ slug });
    if (!found || found.id === id) return slug;
  }
}
