import { sqlite } from "#db/client.server.ts";
import { postLikes, postSaves } from "#db/schema/blog.ts";
import { bulkInsert } from "./bulk-insert.ts";
import type { DemoCustomer } from "./customers.ts";
import type { Demo } from "./demo.ts";

const MOST_LIKES = 60;
/** Of so many readers one likes a post. */
const READERS_A_LIKE = 14;

const published = sqlite.prepare<[], { id: string; publishedMs: number }>(
  "select id, published_at as publishedMs from posts where status = 'published' order by seq",
);
const addViews = sqlite.prepare("update posts set views = views + ? where id = ?");
const insertLike = bulkInsert(postLikes, ["userId", "postId", "createdAt"]);
const insertSave = bulkInsert(postSaves, ["userId", "postId", "createdAt"]);

/**
 * Takes customers, has them read the blog: views, likes and some posts saved for later. Returns how many likes.
 * Call it inside a transaction.
 */
export function fillReaders({ dice, untilMs }: Demo, customers: DemoCustomer[]): number {
  let likes = 0;
  for (const { id, publishedMs } of published.all()) {
    const fondness = dice.between(0, 1) ** 3;
    const most = Math.min(MOST_LIKES, Math.floor(customers.length / 3));
    const readers = new Set<DemoCustomer>();
    for (let turn = Math.floor(fondness * most); turn > 0; turn -= 1) {
      readers.add(dice.pick(customers));
    }
    for (const { id: userId, createdAtMs } of readers) {
      const createdAt = Math.floor(
        dice.between(Math.min(untilMs, Math.max(createdAtMs, publishedMs)), untilMs),
      );
      insertLike({ userId, postId: id, createdAt });
      if (dice.percent(25)) insertSave({ userId, postId: id, createdAt });
    }
    addViews.run(
      dice.whole(20, 90) + readers.size * dice.whole(READERS_A_LIKE, 2 * READERS_A_LIKE),
      id,
    );
    likes += readers.size;
  }
  return likes;
}
