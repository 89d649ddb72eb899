import type { PostStatus } from "#app/domain/blog/post-status.ts";
import { readTimeMinutes } from "#app/domain/blog/read-time.ts";
import { slugOf } from "#app/domain/slug.ts";
import { sqlite } from "#db/client.server.ts";
import { posts } from "#db/schema/blog.ts";
import { starterPosts } from "#db/starter/posts/index.ts";
import { bulkInsert } from "./bulk-insert.ts";
import { DAY_MS, type Demo } from "./demo.ts";
import { randomPostText } from "./texts/post-text.ts";

const OLDEST_DAYS = 1100;
const statusShares = [
  ["published", 88],
  ["draft", 7],
  ["archived", 5],
] as const satisfies [PostStatus, number][];

const insert = bulkInsert(posts);

const slugsInFile = sqlite.prepare<[], string>("select slug from posts").pluck();

function uniqueSlug(title: string, taken: Set<string>): string {
  const slug = slugOf(title, "post");
  let candidate = slug;
  for (let number = 2; taken.has(candidate); number += 1) candidate = `${slug}-${number}`;
  taken.add(candidate);
  return candidate;
}

/**
 * Adds posts of the last three years until there are `wanted` posts. Returns the resulting number.
 * Call it inside a transaction.
 */
export function fillPosts({ random, idAt, untilMs }: Demo, wanted: number): number {
  const taken = new Set(slugsInFile.all());
  const missing = Math.max(0, wanted - taken.size);
  for (let index = 0; index < missing; index += 1) {
    const ageDays = OLDEST_DAYS * (1 - (index + random.between(0, 1)) / missing);
    const createdAt = Math.floor(untilMs - ageDays * DAY_MS);
    const { title, content, tags, ...text } = randomPostText(random);
    const { author } = random.pick(starterPosts);
    const { featuredImage } = random.pick(starterPosts);
    const status = random.pickWeighted<PostStatus>(statusShares);
    const publishedAt = Math.floor(Math.min(untilMs, createdAt + random.between(0, DAY_MS)));
    insert({
      ...text,
      id: idAt(createdAt),
      title,
      slug: uniqueSlug(title, taken),
      content,
      tags: JSON.stringify(tags),
      seoKeywords: JSON.stringify(tags),
      featuredImage,
      status,
      readTimeMinutes: readTimeMinutes(content),
      authorName: author.name,
      authorEmail: author.email,
      publishedAt: status === "draft" ? null : publishedAt,
      createdAt,
      updatedAt: publishedAt,
    });
  }
  return taken.size;
}
