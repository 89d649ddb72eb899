import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { endSessions } from "./own-sessions.server.ts";
import { spendResetKeys } from "./reset-keys.server.ts";

const update = db
  .update(users)
  .set({ passwordHash: sql`${sql.placeholder("passwordHash")}` })
  .where(eq(users.id, sql.placeholder("userId")))
  .prepare();

/**
 * Takes whose, the new password's hash and the token of the session that may stay (or none); sets it and
 * ends the other sessions and all links of password resets. Call it inside a transaction.
 * Source: decisions, Accounts ("changing the password revokes the others").
 */
export function setPassword(userId: string, passwordHash: string, keepToken: string | null): void {
  update.run({ userId, passwordHash });
  endSessions(userId, keepToken);
  spendResetKeys(userId);
}
