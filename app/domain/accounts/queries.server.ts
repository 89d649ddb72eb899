import { count, eq, inArray, sql } from "drizzle-orm";
import { db, given, sqlite } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { type ApiRole, apiRole, staffRoles } from "../access/roles.ts";
import type { User } from "../access/user.ts";
import type { Language } from "../language/language.ts";
import { pick } from "../pick.ts";

/** Everything but the password's hash. */
export const userColumns = {
  id: users.id,
  name: users.name,
  /** Empty for a person without an address, whose row has the id instead. */
  email: sql<string>`iif(instr(${users.email}, '@') > 0, ${users.email}, '')`,
  ...pick(users, ["role", "phone", "address", "isActive"]),
  ...pick(users, ["isEmailVerified", "createdAt", "lastLoginAt"]),
};

const byId = db.select(userColumns).from(users).where(given(users.id)).prepare();

const owners = db.select({ total: count() }).from(users).where(eq(users.role, "owner")).prepare();

export function findUser(id: string): User | undefined {
  return byId.get({ id });
}

export function countOwners(): number {
  return owners.get()?.total ?? 0;
}

type Account = { id: string; name: string; email: string; language: Language | null };

const verified = sqlite.prepare<[string], Account>(`select id, name, email, language from users
  where role = 'customer' and is_active and is_email_verified and email = ?`);

/**
 * The customer's account with this verified address. Phone numbers are not verified: an account
 * could claim a stranger's number and read that person's booking.
 */
export const accountWithEmail = (email: string) => verified.get(email);

const all = db.select({ total: count() }).from(users).prepare();
const staff = db
  .select({ role: users.role, total: count() })
  .from(users)
  .where(inArray(users.role, staffRoles))
  .groupBy(users.role)
  .prepare();

export function countUsers(): Record<ApiRole, number> {
  const counts = { customer: all.get()?.total ?? 0, admin: 0, counter: 0, kitchen: 0, rider: 0 };
  // Counting the staff and the whole table is fast; counting 200,000 customers by role takes 10 ms.
  for (const { role, total } of staff.all()) {
    counts[apiRole(role)] += total;
    counts.customer -= total;
  }
  return counts;
}
