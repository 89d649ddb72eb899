import { count, desc, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert, updateRow } from "#db/prepare-writes.server.ts";
import { contactMessages } from "#db/schema/messages.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { formatDateTime, now } from "../clock.ts";
import type { ListView } from "../lists/list-url.ts";
import { type Paging, pagingOf } from "../lists/paging.ts";
import { pick } from "../pick.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import type { ContactSubject } from "./contact-subjects.ts";
import { MESSAGES_PER_PAGE, type messagesList } from "./message-list-url.ts";
import type { ReceivedMessage } from "./received-message.ts";
import type { ContactInput } from "./schema.ts";

const insert = prepareInsert(contactMessages);

type NewMessage = ContactInput & { orderId?: string; images?: string[] };

export function leaveMessage(sender: User | null, message: NewMessage): void {
  insert.run({ id: newId(), ...message, userId: sender?.id, createdAt: now() });
}

const columns = {
  ...pick(contactMessages, [
    "id",
    "name",
    "email",
    "phone",
    "subject",
    "message",
    "orderId",
    "images",
    "userId",
    "createdAt",
    "readAt",
  ]),
  orderNumber: sql<string | null>`(
    select order_number from orders where orders.id = ${contactMessages.orderId})`,
};
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

const byId = db.select(columns).from(contactMessages).where(given(contactMessages.id)).prepare();

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

/** Unread messages: newest first. Read ones: last read first. */
export function listMessages({ shown, page }: ListView<typeof messagesList>): {
  items: ReceivedMessage[];
  pagination: Paging;
} {
  return {
    items: pages[shown].all({ offset: (page - 1) * MESSAGES_PER_PAGE }),
    pagination: pagingOf(page, MESSAGES_PER_PAGE, messageCounts()[shown]),
  };
}

const ofSender = db
  .select(columns)
  .from(contactMessages)
  .where(given(contactMessages.userId))
  .orderBy(desc(contactMessages.seq))
  .prepare();

/** Those sent while logged in, newest first. */
export function listOwnMessages(sender: User): ReceivedMessage[] {
  return ofSender.all({ userId: sender.id });
}

const ofOrder = db
  .select(columns)
  .from(contactMessages)
  .where(given(contactMessages.orderId))
  .orderBy(desc(contactMessages.seq))
  .prepare();

/** The problems that were reported with an order, newest first. */
export function messagesAbout(orderId: string): ReceivedMessage[] {
  return ofOrder.all({ orderId });
}

const remove = db.delete(contactMessages).where(given(contactMessages.id)).prepare();

const notFound = () => problem("not_found", m.messages_messageNotFound());

/** The log is kept in English. */
const loggedSubjects: Record<ContactSubject, string> = {
  general: "A general question",
  order: "An order",
  feedback: "Feedback",
  complaint: "A complaint",
  catering: "Catering",
};

/** The log outlives the message, so it must contain neither name nor text. */
function subjectOf(message: ReceivedMessage) {
  const name = `${loggedSubjects[message.subject]}, ${formatDateTime(message.createdAt)}`;
  return { id: message.id, name };
}

/** For admins. Returns the message before the change. Problems: `forbidden`, `not_found`. */
export function setMessageRead(actor: User, id: string, isRead: boolean): Result<ReceivedMessage> {
  return write(() => {
    if (!may(actor, "answer messages")) return adminOnly;
    const message = findMessage(id);
    if (!message) return notFound();
    const wasRead = message.readAt !== null;
    if (wasRead === isRead) return ok(message);
    updateRow(contactMessages, id, { readAt: isRead ? now() : null });
    recordAudit(actor, {
      action: isRead ? "message.read" : "message.marked_unread",
      subject: subjectOf(message),
      before: { isRead: wasRead },
      after: { isRead },
    });
    return ok(message);
  });
}

/** For admins. Returns the deleted message. Problems: `forbidden`, `not_found`. */
export function deleteMessage(actor: User, id: string): Result<ReceivedMessage> {
  return write(() => {
    if (!may(actor, "answer messages")) return adminOnly;
    const message = findMessage(id);
    if (!message) return notFound();
    remove.run({ id });
    recordAudit(actor, {
      action: "message.deleted",
      subject: subjectOf(message),
      before: { isRead: message.readAt !== null, createdAt: message.createdAt.toISOString() },
      after: null,
    });
    return ok(message);
  });
}
