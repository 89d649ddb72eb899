import { dictionary } from "@zxcvbn-ts/language-common";
import { and, inArray } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { m } from "#messages";
import { isStaff } from "../access/permissions.ts";
import { staffRoles } from "../access/roles.ts";
import type { User } from "../access/user.ts";
import { MIN_STAFF_PASSWORD_LENGTH } from "../accounts/limits.ts";
import { ok, problem, type Result } from "../result.ts";
import { shop } from "../shop.ts";

type Person = Pick<User, "name" | "email" | "role">;

const commonPasswords = new Set(dictionary["passwords-common"]);

/** Digits and punctuation around a name make no difference. */
function letters(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
}

function isPersonal(password: string, { name, email }: Person): boolean {
  const texts = [email, email.split("@")[0] ?? "", name, ...name.split(/\s+/), shop.name];
  const typed = letters(password);
  // A single initial does not count as a name.
  return typed.length > 2 && texts.some((text) => letters(text) === typed);
}

const advice = {
  common: () => m.account_commonPassword(),
  personal: () => m.account_personalPassword(),
  short: () => m.account_shortPassword({ min: MIN_STAFF_PASSWORD_LENGTH }),
};

/** Why a password is easy to guess; null if it is not. */
export function passwordWeakness(password: string, person: Person): keyof typeof advice | null {
  if (commonPasswords.has(password.trim().toLowerCase())) return "common";
  if (isPersonal(password, person)) return "personal";
  return isStaff(person) && password.length < MIN_STAFF_PASSWORD_LENGTH ? "short" : null;
}

/** Customers may choose a weak password, staff may not. Problems: `validation`. */
export function checkNewPassword(password: string, person: Person): Result<{ isWeak: boolean }> {
  const weakness = passwordWeakness(password, person);
  if (weakness === null || !isStaff(person)) return ok({ isWeak: weakness !== null });
  return problem("validation", m.shared_validationFailed(), {
    errors: [{ path: "password", msg: advice[weakness]() }],
  });
}

const isWeakById = db
  .select({ hasWeakPassword: users.hasWeakPassword })
  .from(users)
  .where(given(users.id))
  .prepare();

const weakAdmin = db
  .select({ id: users.id })
  .from(users)
  .where(and(inArray(users.role, staffRoles), users.hasWeakPassword))
  .limit(1)
  .prepare();

export function hasWeakPassword({ id }: Pick<User, "id">): boolean {
  return isWeakById.get({ id })?.hasWeakPassword ?? false;
}

export function hasAdminWithWeakPassword(): boolean {
  return weakAdmin.get() !== undefined;
}
