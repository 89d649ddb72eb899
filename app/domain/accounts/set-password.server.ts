import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { endSessions } from "./own-sessions.server.ts";
import { invalidateResetKeys } from "./reset-keys.server.ts";

const update = db
  .update(users)
  .set({ passwordHash: sql`${sql.placeholder("passwordHash")}` })
  .where(eq(users.id, sql.placeholder("userId")))
  .prepare();

/**
 * Ends all sessions except the one with `exceptToken`, and invalidates the links of password resets. Call it
 * inside a transaction.
 */
export function setPassword(
  userId: string,
  passwordHash: string,
  exceptToken: string | null,
): void {
  update.run({ userId, passwordHash });
  endSessions(userId, exceptToken);
  invalidateResetKeys(userId);
}
