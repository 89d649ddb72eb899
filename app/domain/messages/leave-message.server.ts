import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { contactMessages } from "#db/schema/messages.ts";
import type { User } from "../accounts/user.ts";
import { now } from "../clock.ts";
import type { ContactInput } from "./schema.ts";

const insert = db
  .insert(contactMessages)
  .values({
    id: sql.placeholder("id"),
    name: sql.placeholder("name"),
    email: sql.placeholder("email"),
    phone: sql.placeholder("phone"),
    subject: sql.placeholder("subject"),
    message: sql.placeholder("message"),
    userId: sql.placeholder("userId"),
    createdAt: sql.placeholder("at"),
  })
  .prepare();

export function leaveMessage(sender: User | null, message: ContactInput): void {
  insert.run({ id: newId(), ...message, userId: sender?.id ?? null, at: now() });
}
