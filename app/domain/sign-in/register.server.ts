import { db, given, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { users } from "#db/schema/accounts.ts";
import { m } from "#messages";
import { isStaff } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { userColumns } from "../accounts/queries.server.ts";
import type { RegisterInput } from "../accounts/schema.ts";
import { markEmailVerified } from "../accounts/verified-emails.server.ts";
import { now } from "../clock.ts";
import { queueVerification } from "../emails/queue-customer-emails.server.ts";
import { currentLanguage } from "../language/language.ts";
import { fieldProblem, ok, type Problem, type Result } from "../result.ts";
import { hashPassword } from "./password.server.ts";
import { passwordWeakness } from "./weak-password.server.ts";

const emailOwner = db
  .select({ id: users.id, createdAt: users.createdAt })
  .from(users)
  .where(given(users.email))
  .prepare();

const insert = prepareInsert(users, (insert) => insert.returning(userColumns));

type Account = Pick<User, "name" | "email" | "role"> & {
  passwordHash: string;
  pinHash?: string | null;
  hasWeakPassword?: boolean;
  phone?: string;
  address?: string;
  lastLoginAt?: Date;
};

/** `message` addresses the person who typed the email; by default, somebody who is registering. */
export function emailTaken(email: string, message = m.account_emailTaken): Problem | null {
  if (!emailOwner.get({ email })) return null;
  return fieldProblem("email", message(), "email_taken");
}

const SAME_FORM_MS = 3_600_000;

/** Whether the registration form with this email address may be the same one that created the account. */
export function isJustRegistered(email: string): boolean {
  const account = emailOwner.get({ email });
  return account !== undefined && account.createdAt.getTime() > now().getTime() - SAME_FORM_MS;
}

/**
 * Call it inside a transaction. Problems: `email_taken`. A customer's address still has to be
 * verified; the address of staff comes from the shop's managers. Without an address (empty), nobody
 * can log in with a password.
 */
export function addAccount(account: Account): Result<User> {
  const taken = emailTaken(account.email);
  if (taken) return taken;
  const id = newId();
  const user = insert.get({
    ...account,
    email: account.email || id,
    id,
    createdAt: now(),
    // The language in which the account was created, until the person chooses another. English does
    // not count as a choice.
    language: currentLanguage() === "en" ? null : currentLanguage(),
  });
  const subject = { userId: user.id, email: user.email };
  if (user.email === "") return ok(user);
  if (isStaff(user)) markEmailVerified(subject);
  else queueVerification(subject);
  return ok(user);
}

/** Problems: `email_taken`. */
export async function registerAccount(
  input: RegisterInput,
  role: User["role"] = "customer",
): Promise<Result<User>> {
  const passwordHash = await hashPassword(input.password);
  const hasWeakPassword = passwordWeakness(input.password, { ...input, role }) !== null;
  const { password: _, ...details } = input;
  return write(() =>
    addAccount({ ...details, role, passwordHash, hasWeakPassword, lastLoginAt: now() }),
  );
}
