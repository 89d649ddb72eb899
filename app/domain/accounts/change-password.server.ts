import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { ok, problem, type Result } from "../result.ts";
import { hashPassword, passwordMatches } from "./password.server.ts";
import { setPassword } from "./set-password.server.ts";
import type { User } from "./user.ts";

const hashOf = db
  .select({ passwordHash: users.passwordHash })
  .from(users)
  .where(eq(users.id, sql.placeholder("id")))
  .prepare();

/** Null if `typed` is the current password, otherwise a problem at the form field `field`. */
export async function wrongPassword(actor: User, typed: string, field: string) {
  const stored = hashOf.get({ id: actor.id })?.passwordHash;
  if (stored && (await passwordMatches(stored, typed))) return null;
  const msg = "This is not your present password";
  return problem("validation", msg, { errors: [{ path: field, msg }] });
}

/** Ends all sessions except the one with `exceptToken`. Problems: `validation` (wrong current password). */
export async function changePassword(
  actor: User,
  typed: { currentPassword: string; password: string },
  exceptToken: string | null,
): Promise<Result<null>> {
  const wrong = await wrongPassword(actor, typed.currentPassword, "currentPassword");
  if (wrong) return wrong;
  const passwordHash = await hashPassword(typed.password);
  return write(() => {
    setPassword(actor.id, passwordHash, exceptToken);
    return ok(null);
  });
}
