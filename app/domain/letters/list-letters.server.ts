import { and, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { outbox } from "#db/schema/outbox.ts";
import { type KeptLetter, letterState } from "./letter.ts";
import type { LetterFilter, LettersView } from "./letters-address.ts";
import { LETTERS_PER_PAGE } from "./letters-view.ts";

const columns = {
  seq: outbox.seq,
  id: outbox.id,
  kind: outbox.kind,
  recipient: outbox.recipient,
  subject: outbox.subject,
  createdAt: outbox.createdAt,
  attemptCount: outbox.attemptCount,
  dueAt: outbox.dueAt,
  sentAt: outbox.sentAt,
  lastError: outbox.lastError,
};

// The outbox is swept after 30 days: what is filtered here walks that much at the most.
const which = {
  all: undefined,
  waiting: isNotNull(outbox.dueAt),
  sent: isNotNull(outbox.sentAt),
  given_up: and(isNull(outbox.dueAt), isNull(outbox.sentAt)),
} as const;

const page = (filter: LetterFilter) =>
  db
    .select(columns)
    .from(outbox)
    .where(and(which[filter], lt(outbox.seq, sql.placeholder("before"))))
    .orderBy(desc(outbox.seq))
    .limit(LETTERS_PER_PAGE + 1)
    .prepare();

const pages = {
  all: page("all"),
  waiting: page("waiting"),
  sent: page("sent"),
  given_up: page("given_up"),
};

const byId = db
  .select(columns)
  .from(outbox)
  .where(eq(outbox.id, sql.placeholder("id")))
  .prepare();

const waiting = db
  .select({ total: sql<number>`count(*)` })
  .from(outbox)
  .where(isNotNull(outbox.dueAt))
  .prepare();

/** Takes a letter's id, returns it, or undefined. Source: as `listLetters`. */
export function findLetter(id: string): KeptLetter | undefined {
  const row = byId.get({ id });
  return row && { ...row, state: letterState(row) };
}

/** Returns how many letters wait to be sent. Source: as `listLetters`. */
export function countWaitingLetters(): number {
  return waiting.get()?.total ?? 0;
}

/**
 * Takes a view, returns a page of the outbox, newest first, and the letter after which there are older
 * ones (null: none). Source: the owner's wish (an outbox visible to the admin).
 */
export function listLetters({ show, before }: LettersView): {
  items: KeptLetter[];
  olderThan: number | null;
} {
  const rows = pages[show].all({ before: before ?? Number.MAX_SAFE_INTEGER });
  const items = rows.slice(0, LETTERS_PER_PAGE).map((row) => ({ ...row, state: letterState(row) }));
  const isMore = rows.length > LETTERS_PER_PAGE;
  return { items, olderThan: isMore ? (items.at(-1)?.seq ?? null) : null };
}
