import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { userColumns } from "./queries.server.ts";
import type { ProfileInput } from "./schema.ts";
import type { User } from "./user.ts";

const update = db
  .update(users)
  .set({
    name: sql`${sql.placeholder("name")}`,
    phone: sql`${sql.placeholder("phone")}`,
    address: sql`${sql.placeholder("address")}`,
  })
  .where(eq(users.id, sql.placeholder("id")))
  .returning(userColumns)
  .prepare();

/** Takes who acts and the checked fields, returns the changed user; the e-mail stays. Source: spec 1 §2 Profile. */
export function updateProfile(actor: User, input: ProfileInput): User {
  // Outside a transaction, `get` of a RETURNING would not say that the commit failed.
  return write(() => update.get({ ...input, id: actor.id }));
}
