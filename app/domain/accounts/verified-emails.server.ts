import { and, eq, gt, lt, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { emailVerifications, verifiedEmails } from "#db/schema/accounts.ts";
import { DAY_MS, now } from "../clock.ts";
import { VERIFICATION_DAYS } from "./limits.ts";
import { hashToken, newToken } from "./sessions.server.ts";

/** An address is verified for one account only, because other accounts may contain it to reach a stranger. */
export type AccountEmail = { userId: string; email: string };

const userId = sql.placeholder("userId");
const email = sql.placeholder("email");

const verified = db
  .select({ email: verifiedEmails.email })
  .from(verifiedEmails)
  .where(and(eq(verifiedEmails.userId, userId), eq(verifiedEmails.email, email)))
  .prepare();

const insertVerified = prepareInsert(verifiedEmails, (insert) => insert.onConflictDoNothing());
const insertKey = prepareInsert(emailVerifications);

const removeExpired = db
  .delete(emailVerifications)
  .where(lt(emailVerifications.expiresAt, sql.placeholder("at")))
  .prepare();

const removeKeys = db
  .delete(emailVerifications)
  .where(and(eq(emailVerifications.userId, userId), eq(emailVerifications.email, email)))
  .prepare();

const byKey = db
  .select({ userId: emailVerifications.userId, email: emailVerifications.email })
  .from(emailVerifications)
  .where(
    and(
      given(emailVerifications.tokenHash),
      gt(emailVerifications.expiresAt, sql.placeholder("at")),
    ),
  )
  .prepare();

export function isVerifiedEmail(subject: AccountEmail): boolean {
  return verified.get(subject) !== undefined;
}

/** Uses up its keys. Call it inside a transaction. */
export function markEmailVerified(subject: AccountEmail): void {
  removeKeys.run(subject);
  insertVerified.run({ ...subject, createdAt: now() });
}

/** A one-time key, stored as a hash and valid for `VERIFICATION_DAYS`. */
export function issueVerificationKey(subject: AccountEmail): string {
  const at = now().getTime();
  const key = newToken();
  removeExpired.run({ at });
  insertKey.run({
    ...subject,
    tokenHash: hashToken(key),
    expiresAt: new Date(at + VERIFICATION_DAYS * DAY_MS),
  });
  return key;
}

/** Undefined if the key is unknown, used or expired. */
export function emailOfKey(key: string): AccountEmail | undefined {
  return byKey.get({ tokenHash: hashToken(key), at: now().getTime() });
}
