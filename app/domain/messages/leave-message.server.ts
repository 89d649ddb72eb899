import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { contactMessages } from "#db/schema/messages.ts";
import type { User } from "../access/user.ts";
import { now } from "../clock.ts";
import type { ContactInput } from "./schema.ts";

const insert = prepareInsert(contactMessages);

export function leaveMessage(sender: User | null, message: ContactInput): void {
  insert.run({ id: newId(), ...message, userId: sender?.id, createdAt: now() });
}
