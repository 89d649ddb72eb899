import { count, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { contactMessages } from "#db/schema/messages.ts";
import type { ListView } from "../list-url.ts";
import { type Paging, pagingOf } from "../paging.ts";
import { MESSAGES_PER_PAGE, type messagesList } from "./message-list-url.ts";
import type { ReceivedMessage } from "./received-message.ts";

const { seq: _, ...columns } = getTableColumns(contactMessages);
// Unread messages are sorted by readAt (null) too, so that both queries use the same index.
const pageWhere = (condition: SQL) =>
  db
    .select(columns)
    .from(contactMessages)
    .where(condition)
    .orderBy(desc(contactMessages.readAt), desc(contactMessages.seq))
    .limit(MESSAGES_PER_PAGE)
    .offset(sql.placeholder("offset"))
    .prepare();

const pages = {
  unread: pageWhere(isNull(contactMessages.readAt)),
  read: pageWhere(isNotNull(contactMessages.readAt)),
};

const byId = db
  .select(columns)
  .from(contactMessages)
  .where(eq(contactMessages.id, sql.placeholder("id")))
  .prepare();

export function findMessage(id: string): ReceivedMessage | undefined {
  return byId.get({ id });
}

const counted = db
  .select({ all: count(), read: count(contactMessages.readAt) })
  .from(contactMessages)
  .prepare();

export function messageCounts(): { unread: number; read: number } {
  const { all = 0, read = 0 } = counted.get() ?? {};
  return { unread: all - read, read };
}

/** Unread messages are newest first, read ones last read first. */
export function listMessages({ shown, page }: ListView<typeof messagesList>): {
  items: ReceivedMessage[];
  pagination: Paging;
} {
  return {
    items: pages[shown].all({ offset: (page - 1) * MESSAGES_PER_PAGE }),
    pagination: pagingOf(page, MESSAGES_PER_PAGE, messageCounts()[shown]),
  };
}
