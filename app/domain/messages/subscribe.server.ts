import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { newsletterSubscribers } from "#db/schema/messages.ts";
import { now } from "../clock.ts";

const insert = db
  .insert(newsletterSubscribers)
  .values({
    id: sql.placeholder("id"),
    email: sql.placeholder("email"),
    createdAt: sql.placeholder("at"),
  })
  .onConflictDoNothing()
  .prepare();

/** Subscribing twice looks the same, so that it does not reveal who is subscribed. */
export function subscribe(email: string): void {
  insert.run({ id: newId(), email, at: now() });
}
