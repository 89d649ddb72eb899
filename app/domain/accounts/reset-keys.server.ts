import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { passwordResets, users } from "#db/schema/accounts.ts";
import { MINUTE_MS, now } from "../clock.ts";
import { pick } from "../pick.ts";
import { INVITATION_DAYS, RESET_MINUTES } from "./limits.ts";
import { hashToken, newToken } from "./sessions.server.ts";

const activeByEmail = db
  .select({ id: users.id })
  .from(users)
  .where(and(given(users.email), eq(users.isActive, true)))
  .prepare();

const insert = prepareInsert(passwordResets);

const removeExpired = db
  .delete(passwordResets)
  .where(lt(passwordResets.expiresAt, sql.placeholder("at")))
  .prepare();

const owner = db
  .select({
    userId: passwordResets.userId,
    ...pick(users, ["email", "name", "role", "lastLoginAt"]),
  })
  .from(passwordResets)
  .innerJoin(users, eq(users.id, passwordResets.userId))
  .where(
    and(
      given(passwordResets.tokenHash),
      gt(passwordResets.expiresAt, sql.placeholder("at")),
      isNull(passwordResets.usedAt),
      eq(users.isActive, true),
    ),
  )
  .prepare();

const spend = db
  .update(passwordResets)
  .set({ usedAt: sql`${sql.placeholder("at")}` })
  .where(and(given(passwordResets.userId), isNull(passwordResets.usedAt)))
  .prepare();

/** Null if there is no active account with this email address. */
export function findActiveAccountId(email: string): string | null {
  return activeByEmail.get({ email })?.id ?? null;
}

/** A one-time key, stored as a hash. */
export function issueResetKey(userId: string, minutes = RESET_MINUTES): string {
  const at = now();
  const key = newToken();
  removeExpired.run({ at: at.getTime() });
  insert.run({
    tokenHash: hashToken(key),
    userId,
    createdAt: at,
    expiresAt: new Date(at.getTime() + minutes * MINUTE_MS),
  });
  return key;
}

/** The same for somebody whose account was just created. */
export function issueInvitationKey(userId: string): string {
  return issueResetKey(userId, INVITATION_DAYS * 24 * 60);
}

/** Undefined if the key is unknown, used or expired. */
export function findResetKeyOwner(key: string) {
  return owner.get({ tokenHash: hashToken(key), at: now().getTime() });
}

export function invalidateResetKeys(userId: string): void {
  spend.run({ userId, at: now().getTime() });
}
