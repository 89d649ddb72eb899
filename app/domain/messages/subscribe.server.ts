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

/**
 * Takes a checked e-mail address and stores it once; a second sign-up of the same address looks the
 * same, so nobody learns who reads the newsletter. Source: decisions, Content that was fake or dead.
 */
export function subscribe(email: string): void {
  insert.run({ id: newId(), email, at: now() });
}
