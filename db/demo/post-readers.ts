import { sqlite } from "#db/client.server.ts";
import { postLikes, postSaves } from "#db/schema/blog.ts";
import { bulkInsert } from "./bulk-insert.ts";
import type { DemoCustomer } from "./customers.ts";
import type { Demo } from "./demo.ts";

const MAX_LIKES = 60;
const READERS_PER_LIKE = 14;

const published = sqlite.prepare<[], { id: string; publishedMs: number }>(
  "select id, published_at as publishedMs from posts where status = 'published' order by seq",
);
const addViews = sqlite.prepare("update posts set views = views + ? where id = ?");
const insertLike = bulkInsert(postLikes);
const insertSave = bulkInsert(postSaves);

/** Adds views, likes and saves to the posts. Returns the number of likes. Call it inside a transaction. */
export function fillReaders({ random, untilMs }: Demo, customers: DemoCustomer[]): number {
  let likes = 0;
  for (const { id, publishedMs } of published.all()) {
    const popularity = random.between(0, 1) ** 3;
    const maxLikes = Math.min(MAX_LIKES, Math.floor(customers.length / 3));
    const readers = new Set<DemoCustomer>();
    for (let turn = Math.floor(popularity * maxLikes); turn > 0; turn -= 1) {
      readers.add(random.pick(customers));
    }
    for (const { id: userId, createdAtMs } of readers) {
      const createdAt = Math.floor(
        random.between(Math.min(untilMs, Math.max(createdAtMs, publishedMs)), untilMs),
      );
      insertLike({ userId, postId: id, createdAt });
      if (random.percent(25)) insertSave({ userId, postId: id, createdAt });
    }
    const otherViews = random.integer(20, 90);
    const viewsPerLike = random.integer(READERS_PER_LIKE, 2 * READERS_PER_LIKE);
    addViews.run(otherViews + readers.size * viewsPerLike, id);
    likes += readers.size;
  }
  return likes;
}
