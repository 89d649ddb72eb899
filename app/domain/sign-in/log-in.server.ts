import { sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { userColumns } from "../accounts/queries.server.ts";
import type { LoginInput } from "../accounts/schema.ts";
import { recordFailure } from "../accounts/sign-in-log.server.ts";
import { now } from "../clock.ts";
import { ok, problem, type Result } from "../result.ts";
import { hashPassword, isOutdated, passwordMatches } from "./password.server.ts";

const byEmail = db
  .select({ ...userColumns, passwordHash: users.passwordHash })
  .from(users)
  .where(given(users.email))
  .prepare();

/** Unless the password was changed in the meantime. */
const renewHash = db
  .update(users)
  .set({ passwordHash: sql`${sql.placeholder("newHash")}` })
  .where(given(users.id, users.passwordHash))
  .prepare();

// Unknown email addresses are compared with this, so that they take as long as known ones.
const unknownUserHash = hashPassword("no account has this password");

/** Does not ask for the second factor; see `proveSecondFactor`. Problems: `unauthenticated`, with the same message for an unknown email address and a wrong password. */
export async function logIn(
  { email, password }: Pick<LoginInput, "email" | "password">,
  clientIp: string,
): Promise<Result<User>> {
  const found = byEmail.get({ email });
  const matches = await passwordMatches(found?.passwordHash ?? (await unknownUserHash), password);
  if (!found || !matches || !found.isActive) {
    recordFailure("wrong_password", found?.id ?? null, clientIp);
    return problem("unauthenticated", m.account_invalidEmailOrPassword());
  }
  const { passwordHash, ...user } = found;
  if (isOutdated(passwordHash)) {
    renewHash.run({ id: user.id, passwordHash, newHash: await hashPassword(password) });
  }
  const at = now();
  updateRow(users, user.id, { lastLoginAt: at });
  return ok({ ...user, lastLoginAt: at });
}
