import { db, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { posts } from "#db/schema/blog.ts";
import { starterPosts } from "#db/starter/posts/index.ts";
import { fillPostTranslations } from "../translations/fill-starter-translations.server.ts";
import { readTimeMinutes } from "./read-time.ts";

const anyPost = db.select({ id: posts.id }).from(posts).limit(1).prepare();

const insert = prepareInsert(posts);

/** Does nothing unless the table is empty. */
export function fillStarterPosts(): void {
  write(() => {
    if (anyPost.get()) return;
    // Oldest first, so that rows are in the order of publication.
    const byTime = [...starterPosts].sort((a, b) => a.publishedAt.localeCompare(b.publishedAt));
    for (const { author, ...post } of byTime) {
      const id = newId();
      const publishedAt = new Date(post.publishedAt);
      insert.run({
        ...post,
        id,
        status: "published",
        seoKeywords: post.tags,
        readTimeMinutes: readTimeMinutes(post.content),
        authorName: author.name,
        authorEmail: author.email,
        publishedAt,
        createdAt: publishedAt,
        updatedAt: publishedAt,
      });
      fillPostTranslations({ id, slug: post.slug }, publishedAt);
    }
  });
}
