import { sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import type { User } from "../access/user.ts";
import { userColumns } from "./queries.server.ts";
import type { ProfileInput } from "./schema.ts";

const update = db
  .update(users)
  .set({
    name: sql`${sql.placeholder("name")}`,
    phone: sql`${sql.placeholder("phone")}`,
    address: sql`${sql.placeholder("address")}`,
  })
  .where(given(users.id))
  .returning(userColumns)
  .prepare();

export function updateProfile(actor: User, input: ProfileInput): User {
  // Outside a transaction, `get` with RETURNING would not report a failed commit.
  return write(() => update.get({ ...input, id: actor.id }));
}
