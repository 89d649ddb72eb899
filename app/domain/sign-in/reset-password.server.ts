import { write } from "#db/client.server.ts";
import { m } from "#messages";
import { findResetKeyOwner } from "../accounts/reset-keys.server.ts";
import { recordSignIn } from "../accounts/sign-in-log.server.ts";
import { markEmailVerified } from "../accounts/verified-emails.server.ts";
import { queuePasswordReset } from "../emails/queue-customer-emails.server.ts";
import { constantProblem, ok, type Result } from "../result.ts";
import { setPassword } from "./change-password.server.ts";
import { hashPassword } from "./password.server.ts";
import { checkNewPassword } from "./weak-password.server.ts";

export const invalidResetKey = constantProblem("not_found", () => m.account_passwordLinkExpired());

/**
 * Takes the same time for every address, so that it reveals nothing. Whether there is an account is
 * only looked up when the email is sent; see `claimDueEmail`.
 */
export function requestPasswordReset(email: string): void {
  write(() => queuePasswordReset(email));
}

/**
 * Ends every session of the account. Problems: `not_found` (unknown, used or expired key), `validation` (a weak
 * password for staff).
 */
export async function resetPassword(
  key: string,
  password: string,
  clientIp: string,
): Promise<Result<{ email: string; isWeak: boolean }>> {
  // Hashing is expensive, so check the key first.
  const asked = findResetKeyOwner(key);
  if (!asked) return invalidResetKey;
  const checked = checkNewPassword(password, asked);
  if (!checked.ok) return checked;
  const { isWeak } = checked.value;
  const passwordHash = await hashPassword(password);
  return write(() => {
    const owner = findResetKeyOwner(key);
    if (!owner) return invalidResetKey;
    setPassword(owner.userId, { passwordHash, isWeak }, null);
    // Having the key proves that the person has read the email.
    markEmailVerified(owner);
    recordSignIn("password_reset", owner.userId, clientIp);
    return ok({ email: owner.email, isWeak });
  });
}
