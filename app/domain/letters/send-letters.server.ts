import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { outbox } from "#db/schema/outbox.ts";
import { issueResetKey } from "../accounts/reset-keys.server.ts";
import { RESET_MINUTES } from "../accounts/reset-minutes.ts";
import { now } from "../clock.ts";
import type { LetterKind } from "./letter.ts";
import { letterSiteUrl } from "./letter-route.server.ts";
import { resetLetter } from "./reset-letter.ts";
import { nextWaitMs } from "./retry-plan.ts";

const MINUTE_MS = 60_000;
/** A letter that somebody is sending is nobody else's; after a crash it is tried again when this is over. */
const CLAIM_MS = 2 * MINUTE_MS;
const DAY_MS = 86_400_000;
/** How long the outbox keeps what is done with. */
export const LETTER_DAYS = 30;
const MAX_ERROR_LENGTH = 300;

const at = sql`${sql.placeholder("at")}`;
const byId = eq(outbox.id, sql.placeholder("id"));

const firstDue = db
  .select({ id: outbox.id, dueAt: outbox.dueAt })
  .from(outbox)
  .where(isNotNull(outbox.dueAt))
  .orderBy(asc(outbox.dueAt), asc(outbox.seq))
  .limit(1)
  .prepare();

const claim = db
  .update(outbox)
  .set({
    dueAt: sql`${sql.placeholder("until")}`,
    attemptCount: sql`${outbox.attemptCount} + 1`,
  })
  .where(and(byId, lte(outbox.dueAt, sql.placeholder("at"))))
  .returning()
  .prepare();

const markSent = db
  .update(outbox)
  .set({ sentAt: at, dueAt: null, lastError: "" })
  .where(byId)
  .prepare();

const markFailed = db
  .update(outbox)
  .set({
    dueAt: sql`${sql.placeholder("dueAt")}`,
    lastError: sql`${sql.placeholder("error")}`,
  })
  .where(byId)
  .prepare();

const removeOld = db
  .delete(outbox)
  .where(and(isNull(outbox.dueAt), lt(outbox.id, sql.placeholder("bound"))))
  .prepare();

/** A letter as the postman carries it. */
export type LetterToSend = {
  id: string;
  kind: LetterKind;
  recipient: string;
  subject: string;
  body: string;
  createdAt: Date;
  attemptCount: number;
};

/** Returns when the next letter is due, or null when none waits. Source: the owner's wish (outbox table). */
export function nextLetterAt(): Date | null {
  return firstDue.get()?.dueAt ?? null;
}

function withText(letter: LetterToSend): LetterToSend | null {
  if (letter.kind !== "password_reset") return letter;
  const siteUrl = letterSiteUrl();
  const issued = siteUrl ? issueResetKey(letter.recipient) : null;
  return siteUrl && issued ? { ...letter, ...resetLetter(issued.name, issued.key, siteUrl) } : null;
}

/**
 * Takes the letter that has been due for longest, and returns it for one try: it is claimed, so that no
 * other process sends it. Null when none is due; "gone" when it has nobody to go to any more.
 * Source: the owner's wish (outbox table with retries).
 */
export function takeDueLetter(): LetterToSend | "gone" | null {
  return write(() => {
    const moment = now();
    const due = firstDue.get();
    if (!due?.dueAt || due.dueAt > moment) return null;
    const until = moment.getTime() + CLAIM_MS;
    const [claimed] = claim.all({ id: due.id, at: moment.getTime(), until });
    if (!claimed) return null;
    const letter = withText(claimed);
    if (letter) return letter;
    markFailed.run({ id: due.id, dueAt: null, error: "There is no such account any more." });
    return "gone";
  });
}

/** Takes a letter that the mail server took, notes it. Source: as `takeDueLetter`. */
export function letterSent({ id }: LetterToSend): void {
  markSent.run({ id, at: now().getTime() });
}

/**
 * Takes a letter, what went wrong in one line, whether trying again is of any use, and how long the first
 * wait lasts (milliseconds); notes when it is tried next. Returns that moment, or null: given up. A reset
 * link that nobody waits for any more is not tried for a day. Source: as `takeDueLetter`.
 */
export function letterFailed(
  letter: LetterToSend,
  { error, isFinal, firstWaitMs }: { error: string; isFinal: boolean; firstWaitMs: number },
): Date | null {
  const moment = now().getTime();
  const waitMs = isFinal ? null : nextWaitMs(letter.attemptCount, firstWaitMs);
  const isStale =
    letter.kind === "password_reset" &&
    moment + (waitMs ?? 0) > letter.createdAt.getTime() + RESET_MINUTES * MINUTE_MS;
  const dueAt = waitMs === null || isStale ? null : moment + waitMs;
  markFailed.run({ id: letter.id, dueAt, error: error.slice(0, MAX_ERROR_LENGTH) });
  return dueAt === null ? null : new Date(dueAt);
}

/** Removes letters that were sent or given up and are older than 30 days. Source: the owner's wish (nothing is kept for longer than it is needed). */
export function removeOldLetters(): void {
  const moment = now().getTime() - LETTER_DAYS * DAY_MS;
  // Ids begin with the time at which they were made.
  const hex = moment.toString(16).padStart(12, "0");
  removeOld.run({ bound: `${hex.slice(0, 8)}-${hex.slice(8)}` });
}
