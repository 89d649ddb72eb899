import { db, given, write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { endSessions } from "../accounts/own-sessions.server.ts";
import { invalidateResetKeys } from "../accounts/reset-keys.server.ts";
import { recordFailure, recordSignIn } from "../accounts/sign-in-log.server.ts";
import { fieldProblem, ok, type Result } from "../result.ts";
import { hashPassword, passwordMatches } from "./password.server.ts";
import { checkNewPassword } from "./weak-password.server.ts";

/**
 * Ends all sessions except the one with `exceptToken`, and invalidates password reset links. Call
 * it inside a transaction.
 */
export function setPassword(
  userId: string,
  { passwordHash, isWeak }: { passwordHash: string; isWeak: boolean },
  exceptToken: string | null,
): void {
  updateRow(users, userId, { passwordHash, hasWeakPassword: isWeak });
  endSessions(userId, exceptToken);
  invalidateResetKeys(userId);
}

const hashOf = db
  .select({ passwordHash: users.passwordHash })
  .from(users)
  .where(given(users.id))
  .prepare();

/** Differs once the password has been changed or reset. */
export function passwordHashOf(userId: string): string | undefined {
  return hashOf.get({ id: userId })?.passwordHash;
}

/**
 * Null if `typed` is the current password, otherwise a problem at the form field `field`. Staff who
 * switched by PIN have to log in first, so that nobody can try passwords on an unattended device.
 */
export async function wrongPassword(actor: User, typed: string, field: string, clientIp: string) {
  if (actor.isByPin) {
    return fieldProblem(field, m.account_pinNeedsPasswordLogin(), "forbidden");
  }
  const stored = passwordHashOf(actor.id);
  if (stored && (await passwordMatches(stored, typed))) return null;
  recordFailure("wrong_password", actor.id, clientIp);
  return fieldProblem(field, m.account_currentPasswordWrong());
}

/**
 * Ends all sessions except the one with `exceptToken`. Problems: `validation` (wrong current
 * password, or a weak new one for staff).
 */
export async function changePassword(
  actor: User,
  typed: { currentPassword: string; password: string },
  exceptToken: string | null,
  clientIp: string,
): Promise<Result<{ isWeak: boolean }>> {
  const wrong = await wrongPassword(actor, typed.currentPassword, "currentPassword", clientIp);
  if (wrong) return wrong;
  const checked = checkNewPassword(typed.password, actor);
  if (!checked.ok) return checked;
  const { isWeak } = checked.value;
  const passwordHash = await hashPassword(typed.password);
  return write(() => {
    setPassword(actor.id, { passwordHash, isWeak }, exceptToken);
    recordSignIn("password_changed", actor.id, clientIp);
    return ok({ isWeak });
  });
}
