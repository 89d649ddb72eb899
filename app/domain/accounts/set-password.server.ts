import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { endSessions } from "./own-sessions.server.ts";
import { spendResetKeys } from "./reset-keys.server.ts";

const update = db
  .update(users)
  .set({
    passwordHash: sql`${sql.placeholder("passwordHash")}`,
    hasWeakPassword: sql`${sql.placeholder("isWeak")}`,
  })
  .where(eq(users.id, sql.placeholder("userId")))
  .prepare();

/**
 * Ends the sessions but the one with `keepToken`, and invalidates the links of password resets. Call it
 * inside a transaction.
 */
export function setPassword(
  userId: string,
  { passwordHash, isWeak }: { passwordHash: string; isWeak: boolean },
  keepToken: string | null,
): void {
  update.run({ userId, passwordHash, isWeak: Number(isWeak) });
  endSessions(userId, keepToken);
  spendResetKeys(userId);
}
