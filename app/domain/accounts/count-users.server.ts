import { count, inArray } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { type ApiRole, apiRole, staffRoles } from "../access/roles.ts";

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
