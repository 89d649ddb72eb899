import { and, eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { queuePasswordReset } from "../emails/queue-customer-emails.server.ts";
import { ok, problem, type Result } from "../result.ts";
import { hashPassword } from "./password.server.ts";
import { userColumns } from "./queries.server.ts";
import { findResetKeyOwner } from "./reset-keys.server.ts";
import { setPassword } from "./set-password.server.ts";
import { markEmailVerified } from "./verified-emails.server.ts";

const activeByEmail = db
  .select(userColumns)
  .from(users)
  .where(and(eq(users.email, sql.placeholder("email")), eq(users.isActive, true)))
  .prepare();

export const invalidResetKey = problem(
  "not_found",
  "This link does not work any more. It was used already, or it is older than 30 minutes.",
);

/** Sends an email only if the account exists, without revealing whether it does. */
export function requestPasswordReset(email: string): void {
  write(() => {
    const user = activeByEmail.get({ email });
    if (user) queuePasswordReset(user);
  });
}

/** Ends every session of the account. Problems: `not_found` (unknown, used or expired key). */
export async function resetPassword(
  key: string,
  password: string,
): Promise<Result<{ email: string }>> {
  // Hashing is expensive, so check the key first.
  if (!findResetKeyOwner(key)) return invalidResetKey;
  const passwordHash = await hashPassword(password);
  return write(() => {
    const owner = findResetKeyOwner(key);
    if (!owner) return invalidResetKey;
    setPassword(owner.userId, passwordHash, null);
    // Whoever has the key has read the email.
    markEmailVerified(owner);
    return ok({ email: owner.email });
  });
}
