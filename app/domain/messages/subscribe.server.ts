import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { newsletterSubscribers } from "#db/schema/messages.ts";
import type { User } from "../accounts/user.ts";
import { now } from "../clock.ts";

const insert = db
  .insert(newsletterSubscribers)
  .values({
    id: sql.placeholder("id"),
    email: sql.placeholder("email"),
    userId: sql.placeholder("userId"),
    createdAt: sql.placeholder("at"),
  })
  // An entry that somebody else asks for as well is not deleted with the account of the first.
  .onConflictDoUpdate({
    target: newsletterSubscribers.email,
    set: { userId: null },
    setWhere: sql`${newsletterSubscribers.userId} is not excluded.user_id`,
  })
  .prepare();

/** Subscribing twice looks the same, so that it does not reveal who is subscribed. */
export function subscribe(sender: User | null, email: string): void {
  insert.run({ id: newId(), email, userId: sender?.id ?? null, at: now() });
}
