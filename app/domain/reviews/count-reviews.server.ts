import { count, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { reviews } from "#db/schema/reviews.ts";
import type { User } from "../access/user.ts";

const byUser = db
  .select({ total: count() })
  .from(reviews)
  .where(eq(reviews.userId, sql.placeholder("userId")))
  .prepare();

/** Includes hidden reviews. */
export function countReviewsOf(writer: User): number {
  return byUser.get({ userId: writer.id })?.total ?? 0;
}
