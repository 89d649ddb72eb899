import { and, desc, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { emails } from "#db/schema/emails.ts";
import type { ListView } from "../lists/list-url.ts";
import { pick } from "../pick.ts";
import { emailState, type StoredEmail } from "./email.ts";
import { EMAILS_PER_PAGE, type EmailFilter, type emailsList } from "./email-list-url.ts";

// Not the text, which may contain a link that signs in.
const columns = pick(emails, [
  "seq",
  "id",
  "kind",
  "recipient",
  "subject",
  "createdAt",
  "attemptCount",
  "dueAt",
  "sentAt",
  "lastError",
]);

// Emails are removed after 30 days, so a filter scans at most that many.
const conditions = {
  all: undefined,
  waiting: isNotNull(emails.dueAt),
  sent: isNotNull(emails.sentAt),
  given_up: and(isNull(emails.dueAt), isNull(emails.sentAt)),
} as const;

const page = (filter: EmailFilter) =>
  db
    .select(columns)
    .from(emails)
    .where(and(conditions[filter], lt(emails.seq, sql.placeholder("before"))))
    .orderBy(desc(emails.seq))
    .limit(EMAILS_PER_PAGE + 1)
    .prepare();

const pages = {
  all: page("all"),
  waiting: page("waiting"),
  sent: page("sent"),
  given_up: page("given_up"),
};

const byId = db.select(columns).from(emails).where(given(emails.id)).prepare();

const waiting = db
  .select({ total: sql<number>`count(*)` })
  .from(emails)
  .where(isNotNull(emails.dueAt))
  .prepare();

export function findEmail(id: string): StoredEmail | undefined {
  const row = byId.get({ id });
  return row && { ...row, state: emailState(row) };
}

export function countWaitingEmails(): number {
  return waiting.get()?.total ?? 0;
}

/** Newest first. `olderThan` is null on the last page. */
export function listEmails({ show, before }: ListView<typeof emailsList>): {
  items: StoredEmail[];
  olderThan: number | null;
} {
  const rows = pages[show].all({ before: before ?? Number.MAX_SAFE_INTEGER });
  const items = rows.slice(0, EMAILS_PER_PAGE).map((row) => ({ ...row, state: emailState(row) }));
  const isMore = rows.length > EMAILS_PER_PAGE;
  return { items, olderThan: isMore ? (items.at(-1)?.seq ?? null) : null };
}
