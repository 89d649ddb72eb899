import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { emails } from "#db/schema/emails.ts";
import { emailState, type StoredEmail } from "./email.ts";
import type { EmailFilter, EmailsView } from "./emails-url.ts";
import { EMAILS_PER_PAGE } from "./emails-view.ts";

const columns = {
  seq: emails.seq,
  id: emails.id,
  kind: emails.kind,
  recipient: emails.recipient,
  subject: emails.subject,
  createdAt: emails.createdAt,
  attemptCount: emails.attemptCount,
  dueAt: emails.dueAt,
  sentAt: emails.sentAt,
  lastError: emails.lastError,
};

// The emails is swept after 30 days: what is filtered here walks that much at the most.
const which = {
  all: undefined,
  waiting: isNotNull(emails.dueAt),
  sent: isNotNull(emails.sentAt),
  given_up: and(isNull(emails.dueAt), isNull(emails.sentAt)),
} as const;

const page = (filter: EmailFilter) =>
  db
    .select(columns)
    .from(emails)
    .where(and(which[filter], lt(emails.seq, sql.placeholder("before"))))
    .orderBy(desc(emails.seq))
    .limit(EMAILS_PER_PAGE + 1)
    .prepare();

const pages = {
  all: page("all"),
  waiting: page("waiting"),
  sent: page("sent"),
  given_up: page("given_up"),
};

const byId = db
  .select(columns)
  .from(emails)
  .where(eq(emails.id, sql.placeholder("id")))
  .prepare();

const waiting = db
  .select({ total: sql<number>`count(*)` })
  .from(emails)
  .where(isNotNull(emails.dueAt))
  .prepare();

/** Takes an email's id, returns it, or undefined. Source: as `listEmails`. */
export function findEmail(id: string): StoredEmail | undefined {
  const row = byId.get({ id });
  return row && { ...row, state: emailState(row) };
}

/** Returns how many letters wait to be sent. Source: as `listEmails`. */
export function countWaitingEmails(): number {
  return waiting.get()?.total ?? 0;
}

/**
 * Takes a view, returns a page of the email queue, newest first, and the email after which there are older
 * ones (null: none). Source: the owner's wish (an email queue visible to the admin).
 */
export function listEmails({ show, before }: EmailsView): {
  items: StoredEmail[];
  olderThan: number | null;
} {
  const rows = pages[show].all({ before: before ?? Number.MAX_SAFE_INTEGER });
  const items = rows.slice(0, EMAILS_PER_PAGE).map((row) => ({ ...row, state: emailState(row) }));
  const isMore = rows.length > EMAILS_PER_PAGE;
  return { items, olderThan: isMore ? (items.at(-1)?.seq ?? null) : null };
}
