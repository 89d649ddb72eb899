import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { now } from "../clock.ts";
import { ok, problem, type Result } from "../result.ts";
import { hashPassword, passwordMatches } from "./password.server.ts";
import { userColumns } from "./queries.server.ts";
import type { LoginInput } from "./schema.ts";
import type { User } from "./user.ts";

const byEmail = db
  .select({ ...userColumns, passwordHash: users.passwordHash })
  .from(users)
  .where(eq(users.email, sql.placeholder("email")))
  .prepare();

const touch = db
  .update(users)
  .set({ lastLoginAt: sql`${sql.placeholder("at")}` })
  .where(eq(users.id, sql.placeholder("id")))
  .prepare();

// Hashed once, so that an unknown address costs the same work as a known one.
const nobody = hashPassword("no account has this password");

/**
 * Takes e-mail and password, returns the user they belong to.
 * Problems: `unauthenticated`, the same words for an unknown address and a wrong password.
 * Source: API contract, POST /api/auth/login; decisions, Accounts.
 */
export async function logIn({ email, password }: LoginInput): Promise<Result<User>> {
  const found = byEmail.get({ email });
  const matches = await passwordMatches(found?.passwordHash ?? (await nobody), password);
  if (!found || !matches || !found.isActive) {
    return problem("unauthenticated", "Invalid email or password");
  }
  const at = now();
  touch.run({ id: found.id, at: at.getTime() });
  const { passwordHash: _, ...user } = found;
  return ok({ ...user, lastLoginAt: at });
}
