import type { PostStatus } from "#app/domain/blog/post-status.ts";
import { readTimeMinutes } from "#app/domain/blog/read-time.ts";
import { slugOf } from "#app/domain/blog/slug.ts";
import { sqlite } from "#db/client.server.ts";
import { posts } from "#db/schema/blog.ts";
import { starterPosts } from "#db/starter/posts/index.ts";
import { bulkInsert } from "./bulk-insert.ts";
import { DAY_MS, type Demo } from "./demo.ts";
import { randomPostText } from "./post-text.ts";

const OLDEST_DAYS = 1100;
const statusShares = [
  ["published", 88],
  ["draft", 7],
  ["archived", 5],
] as const satisfies [PostStatus, number][];

const insert = bulkInsert(posts, [
  "id",
  "slug",
  "title",
  "excerpt",
  "content",
  "category",
  "tags",
  "featuredImage",
  "status",
  "readTimeMinutes",
  "seoKeywords",
  "authorName",
  "authorEmail",
  "publishedAt",
  "createdAt",
  "updatedAt",
]);

const slugsInFile = sqlite.prepare<[], string>("select slug from posts").pluck();

function uniqueSlug(title: string, taken: Set<string>): string {
  const slug = slugOf(title);
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  taken.add(free);
  return free;
}

/**
 * Takes how many posts the blog shall have, writes those that are missing, over three years. Returns how many there
 * are then. Call it inside a transaction.
 */
export function fillPosts({ dice, idAt, untilMs }: Demo, wanted: number): number {
  const taken = new Set(slugsInFile.all());
  const missing = Math.max(0, wanted - taken.size);
  for (let place = 0; place < missing; place += 1) {
    const ageDays = OLDEST_DAYS * (1 - (place + dice.between(0, 1)) / missing);
    const createdAt = Math.floor(untilMs - ageDays * DAY_MS);
    const { title, content, tags, ...text } = randomPostText(dice);
    const { author } = dice.pick(starterPosts);
    const { featuredImage } = dice.pick(starterPosts);
    const status = dice.pickWeighted<PostStatus>(statusShares);
    const publishedAt = Math.floor(Math.min(untilMs, createdAt + dice.between(0, DAY_MS)));
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
