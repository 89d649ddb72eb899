import { and, asc, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { firstIdAt } from "#db/new-id.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { emails } from "#db/schema/emails.ts";
import { RESET_MINUTES } from "../accounts/limits.ts";
import {
  findActiveAccountId,
  issueInvitationKey,
  issueResetKey,
} from "../accounts/reset-keys.server.ts";
import { chosenLanguageOf } from "../accounts/user-language.server.ts";
import { issueVerificationKey } from "../accounts/verified-emails.server.ts";
import { DAY_MS, MINUTE_MS, now } from "../clock.ts";
import { inLanguage } from "../language/in-language.server.ts";
import { invitationEmail, passwordResetEmail, verificationEmail } from "./account-emails.ts";
import type { Email, EmailKind } from "./email.ts";
import { emailSiteUrl } from "./email-queue-state.server.ts";
import { retryDelayMs } from "./retry-plan.ts";
import { mayReceiveFixedText } from "./unverified-recipient.server.ts";

/** While an email is being sent, no other worker takes it. After a crash, it is retried when the claim expires. */
const CLAIM_MS = 2 * MINUTE_MS;
/** For emails that were sent or given up. */
const EMAIL_RETENTION_DAYS = 30;
const MAX_ERROR_LENGTH = 300;

const byId = given(emails.id);

const firstDue = db
  .select({ id: emails.id, dueAt: emails.dueAt })
  .from(emails)
  .where(isNotNull(emails.dueAt))
  .orderBy(asc(emails.dueAt), asc(emails.seq))
  .limit(1)
  .prepare();

const claim = db
  .update(emails)
  .set({
    dueAt: sql`${sql.placeholder("until")}`,
    attemptCount: sql`${emails.attemptCount} + 1`,
  })
  .where(and(byId, lte(emails.dueAt, sql.placeholder("at"))))
  .returning()
  .prepare();

const remove = db.delete(emails).where(byId).prepare();

const removeOld = db
  .delete(emails)
  .where(and(isNull(emails.dueAt), lt(emails.id, sql.placeholder("bound"))))
  .prepare();

export type DueEmail = {
  id: string;
  kind: EmailKind;
  recipient: string;
  userId: string | null;
  subject: string;
  body: string;
  createdAt: Date;
  attemptCount: number;
};

function inLanguageOf(userId: string, compose: () => Email): Email {
  return inLanguage(chosenLanguageOf(userId) ?? "en", compose);
}

/** Null if there is no such account, or if its unverified address has already had several such emails today. */
function withText(email: DueEmail): DueEmail | null {
  const { kind, recipient } = email;
  if (kind === "order" || kind === "event" || kind === "day" || kind === "alert") return email;
  const siteUrl = emailSiteUrl();
  if (kind === "invitation") {
    const invited = findActiveAccountId(recipient);
    if (!siteUrl || !invited) return null;
    const key = issueInvitationKey(invited);
    return { ...email, ...inLanguageOf(invited, () => invitationEmail(key, siteUrl)) };
  }
  const userId = kind === "verification" ? email.userId : findActiveAccountId(recipient);
  if (!siteUrl || !userId) return null;
  const subject = { userId, email: recipient };
  if (!mayReceiveFixedText(kind, subject)) return null;
  const text = inLanguageOf(userId, () =>
    kind === "verification"
      ? verificationEmail(issueVerificationKey(subject), siteUrl)
      : passwordResetEmail(issueResetKey(userId), siteUrl),
  );
  return { ...email, ...text };
}

/**
 * Claims the email that has been due longest, for one attempt. If none is due, returns when the
 * next one will be, or null if none waits. Emails that nobody may receive any more are removed.
 */
export function claimDueEmail(): DueEmail | Date | null {
  return write(() => {
    for (;;) {
      const moment = now();
      const due = firstDue.get();
      if (!due?.dueAt || due.dueAt > moment) return due?.dueAt ?? null;
      const until = moment.getTime() + CLAIM_MS;
      const [claimed] = claim.all({ id: due.id, at: moment.getTime(), until });
      if (!claimed) return null;
      const email = withText(claimed);
      if (email) return email;
      remove.run({ id: due.id });
    }
  });
}

export function markEmailSent({ id }: DueEmail): void {
  updateRow(emails, id, { sentAt: now(), dueAt: null, lastError: "" });
}

/**
 * Returns when the email is tried next, or null if it is given up. A password reset is given up
 * when its link would no longer be useful.
 */
export function markEmailFailed(
  email: DueEmail,
  { error, isFinal, firstDelayMs }: { error: string; isFinal: boolean; firstDelayMs: number },
): Date | null {
  const moment = now().getTime();
  const delayMs = isFinal ? null : retryDelayMs(email.attemptCount, firstDelayMs);
  const isStale =
    email.kind === "password_reset" &&
    moment + (delayMs ?? 0) > email.createdAt.getTime() + RESET_MINUTES * MINUTE_MS;
  const dueAt = delayMs === null || isStale ? null : new Date(moment + delayMs);
  updateRow(emails, email.id, { dueAt, lastError: error.slice(0, MAX_ERROR_LENGTH) });
  return dueAt;
}

/** Removes old emails that were sent or given up. */
export function removeOldEmails(): void {
  const before = new Date(now().getTime() - EMAIL_RETENTION_DAYS * DAY_MS);
  removeOld.run({ bound: firstIdAt(before) });
}
