import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { posts } from "#db/schema/blog.ts";
import { slugOf } from "../slug.ts";

const bySlug = db
  .select({ id: posts.id })
  .from(posts)
  .where(eq(posts.slug, sql.placeholder("slug")))
  .prepare();

/** Adds `-2`, `-3` … if another post has the slug. Call it inside the transaction that writes the post. */
export function uniqueSlug(title: string, id: string): string {
  const base = slugOf(title, "post");
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const existing = bySlug.get({ slug });
    if (!existing || existing.id === id) return slug;
  }
}
