import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { placeholders } from "#db/placeholders.ts";
import { passwordResets, users } from "#db/schema/accounts.ts";
import { now } from "../clock.ts";
import { RESET_MINUTES } from "./reset-minutes.ts";
import { hashToken, newToken } from "./sessions.server.ts";

const MINUTE_MS = 60_000;

const activeByEmail = db
  .select({ id: users.id, name: users.name })
  .from(users)
  .where(and(eq(users.email, sql.placeholder("email")), eq(users.isActive, true)))
  .prepare();

const insert = db
  .insert(passwordResets)
  .values(placeholders("tokenHash", "userId", "createdAt", "expiresAt"))
  .prepare();

const removeExpired = db
  .delete(passwordResets)
  .where(lt(passwordResets.expiresAt, sql.placeholder("at")))
  .prepare();

const owner = db
  .select({ userId: passwordResets.userId, email: users.email })
  .from(passwordResets)
  .innerJoin(users, eq(users.id, passwordResets.userId))
  .where(
    and(
      eq(passwordResets.tokenHash, sql.placeholder("tokenHash")),
      gt(passwordResets.expiresAt, sql.placeholder("at")),
      isNull(passwordResets.usedAt),
      eq(users.isActive, true),
    ),
  )
  .prepare();

const spend = db
  .update(passwordResets)
  .set({ usedAt: sql`${sql.placeholder("at")}` })
  .where(and(eq(passwordResets.userId, sql.placeholder("userId")), isNull(passwordResets.usedAt)))
  .prepare();

/**
 * Takes an e-mail address, returns a one-time key for its account's password (valid for 30 minutes from
 * now, stored hashed) and the person's name; null when there is no such account, or it is inactive.
 * Source: decisions, Accounts; the owner's wish (single-use, 30 min, hashed).
 */
export function issueResetKey(email: string): { key: string; name: string } | null {
  const user = activeByEmail.get({ email });
  if (!user) return null;
  const at = now();
  const key = newToken();
  removeExpired.run({ at: at.getTime() });
  insert.run({
    tokenHash: hashToken(key),
    userId: user.id,
    createdAt: at,
    expiresAt: new Date(at.getTime() + RESET_MINUTES * MINUTE_MS),
  });
  return { key, name: user.name };
}

/** Takes a key, returns whose password it opens, or undefined when it is unknown, used or too old. Source: as `issueResetKey`. */
export function ownerOfResetKey(key: string): { userId: string; email: string } | undefined {
  return owner.get({ tokenHash: hashToken(key), at: now().getTime() });
}

/** Takes a user's id, makes all their keys used: the password is another now. Source: as `issueResetKey`. */
export function spendResetKeys(userId: string): void {
  spend.run({ userId, at: now().getTime() });
}
