import { and, eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { queuePasswordReset } from "../emails/queue-email.server.ts";
import { ok, problem, type Result } from "../result.ts";
import { hashPassword } from "./password.server.ts";
import { userColumns } from "./queries.server.ts";
import { ownerOfResetKey } from "./reset-keys.server.ts";
import { setPassword } from "./set-password.server.ts";

const activeByEmail = db
  .select(userColumns)
  .from(users)
  .where(and(eq(users.email, sql.placeholder("email")), eq(users.isActive, true)))
  .prepare();

/** What somebody reads whose link does not work. */
export const spentResetKey = problem(
  "not_found",
  "This link does not work any more. It was used already, or it is older than 30 minutes.",
);

/**
 * Takes an e-mail address, has an email with a link sent to it when it belongs to an account. Whoever asks
 * learns nothing about that. Source: the owner's wish (password reset by e-mail); decisions, Accounts.
 */
export function askForNewPassword(email: string): void {
  write(() => {
    const user = activeByEmail.get({ email });
    if (user) queuePasswordReset(user);
  });
}

/**
 * Takes the key of a link and the new password; sets it once and ends every session of the person. Returns
 * the account's e-mail. Problems: `not_found` (unknown, used or too old). Source: decisions, Accounts.
 */
export async function resetPassword(
  key: string,
  password: string,
): Promise<Result<{ email: string }>> {
  // Nobody without a living key costs the shop a hash.
  if (!ownerOfResetKey(key)) return spentResetKey;
  const passwordHash = await hashPassword(password);
  return write(() => {
    const owner = ownerOfResetKey(key);
    if (!owner) return spentResetKey;
    setPassword(owner.userId, passwordHash, null);
    return ok({ email: owner.email });
  });
}
