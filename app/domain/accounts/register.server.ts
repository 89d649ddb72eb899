import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { users } from "#db/schema/accounts.ts";
import { now } from "../clock.ts";
import { queueVerification } from "../emails/queue-customer-emails.server.ts";
import { ok, problem, type Result } from "../result.ts";
import { isStaff } from "../staff/permissions.ts";
import { hashPassword } from "./password.server.ts";
import { userColumns } from "./queries.server.ts";
import type { RegisterInput } from "./schema.ts";
import type { User } from "./user.ts";
import { markEmailVerified } from "./verified-emails.server.ts";
import { passwordWeakness } from "./weak-password.server.ts";

const emailOwner = db
  .select({ id: users.id })
  .from(users)
  .where(eq(users.email, sql.placeholder("email")))
  .prepare();

const insert = db
  .insert(users)
  .values({
    id: sql.placeholder("id"),
    createdAt: sql.placeholder("at"),
    name: sql.placeholder("name"),
    email: sql.placeholder("email"),
    passwordHash: sql.placeholder("passwordHash"),
    role: sql.placeholder("role"),
    phone: sql.placeholder("phone"),
    address: sql.placeholder("address"),
    lastLoginAt: sql.placeholder("at"),
    hasWeakPassword: sql.placeholder("hasWeakPassword"),
  })
  .returning(userColumns)
  .prepare();

/** Problems: `email_taken`. A customer's address is to be verified; an admin's comes from whoever runs the shop. */
export async function registerAccount(
  input: RegisterInput,
  role: User["role"] = "customer",
): Promise<Result<User>> {
  const passwordHash = await hashPassword(input.password);
  return write(() => {
    if (emailOwner.get({ email: input.email })) {
      const msg = "An account with this email already exists. Log in, or use another email.";
      return problem("email_taken", msg, { errors: [{ path: "email", msg }] });
    }
    const hasWeakPassword = passwordWeakness(input.password, { ...input, role }) !== null;
    const values = { ...input, id: newId(), passwordHash, hasWeakPassword, role, at: now() };
    const user = insert.get(values);
    const subject = { userId: user.id, email: user.email };
    if (isStaff(user)) markEmailVerified(subject);
    else queueVerification(subject);
    return ok(user);
  });
}
