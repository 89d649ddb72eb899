import { db, given } from "#db/client.server.ts";
import { posts } from "#db/schema/blog.ts";
import { firstFreeSlug, slugOf } from "../slug.ts";

const bySlug = db.select({ id: posts.id }).from(posts).where(given(posts.slug)).prepare();

/** Adds `-2`, `-3` … if another post has the slug. Call it inside the transaction that writes the post. */
export function uniqueSlug(title: string, id: string): string {
  return firstFreeSlug(slugOf(title, "post"), (slug) => {
    const existing = bySlug.get({ slug });
    return !existing || existing.id === id;
  });
}
