import { sql } from "drizzle-orm";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { newsletterSubscribers } from "#db/schema/messages.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";

// An entry that somebody else asks for as well is not deleted with the account of the first.
const insert = prepareInsert(newsletterSubscribers, (insert) =>
  insert.onConflictDoUpdate({
    target: newsletterSubscribers.email,
    set: { userId: null },
    setWhere: sql`${newsletterSubscribers.userId} is not excluded.user_id`,
  }),
);

/** Subscribing twice looks the same, so that it does not reveal who is subscribed. */
export function subscribe(sender: User | null, email: string): void {
  insert.run({ id: newId(), email, userId: sender?.id, createdAt: now() });
}
