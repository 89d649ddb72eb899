import { count, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import type { User } from "../access/user.ts";

/** Everything but the password's hash. */
export const userColumns = {
  id: users.id,
  name: users.name,
  /** Empty for a person without an address, whose row has the id instead. */
  email: sql<string>`iif(instr(${users.email}, '@') > 0, ${users.email}, '')`,
  role: users.role,
  phone: users.phone,
  address: users.address,
  isActive: users.isActive,
  isEmailVerified: users.isEmailVerified,
  createdAt: users.createdAt,
  lastLoginAt: users.lastLoginAt,
};

const byId = db
  .select(userColumns)
  .from(users)
  .where(eq(users.id, sql.placeholder("id")))
  .prepare();

const owners = db.select({ total: count() }).from(users).where(eq(users.role, "owner")).prepare();

export function findUser(id: string): User | undefined {
  return byId.get({ id });
}

export function countOwners(): number {
  return owners.get()?.total ?? 0;
}
