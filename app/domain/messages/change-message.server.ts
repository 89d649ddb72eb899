import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { prepareUpdate } from "#db/prepare-writes.server.ts";
import { contactMessages } from "#db/schema/messages.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { formatDateTime, now } from "../clock.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import type { ContactSubject } from "./contact-subjects.ts";
import { findMessage } from "./list-messages.server.ts";
import type { ReceivedMessage } from "./received-message.ts";

const setRead = prepareUpdate(contactMessages, ["readAt"]);
const remove = db
  .delete(contactMessages)
  .where(eq(contactMessages.id, sql.placeholder("id")))
  .prepare();

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

/** For admins. Returns the message as it was before. Problems: `forbidden`, `not_found`. */
export function setMessageRead(actor: User, id: string, isRead: boolean): Result<ReceivedMessage> {
  return write(() => {
    if (!may(actor, "answer messages")) return adminOnly;
    const message = findMessage(id);
    if (!message) return notFound();
    const wasRead = message.readAt !== null;
    if (wasRead === isRead) return ok(message);
    setRead.run(id, { readAt: isRead ? now() : null });
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
