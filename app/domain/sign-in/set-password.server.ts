import { prepareUpdate } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import { endSessions } from "../accounts/own-sessions.server.ts";
import { invalidateResetKeys } from "../accounts/reset-keys.server.ts";

const update = prepareUpdate(users, ["passwordHash", "hasWeakPassword"]);

/**
 * Ends all sessions except the one with `exceptToken`, and invalidates the links of password resets. Call it
 * inside a transaction.
 */
export function setPassword(
  userId: string,
  { passwordHash, isWeak }: { passwordHash: string; isWeak: boolean },
  exceptToken: string | null,
): void {
  update.run(userId, { passwordHash, hasWeakPassword: isWeak });
  endSessions(userId, exceptToken);
  invalidateResetKeys(userId);
}
