import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import type { User } from "../access/user.ts";
import { erasePersonalData } from "./erase-personal-data.server.ts";

// Foreign keys delete sessions, cart, votes, likes and keys; orders, events and reviews lose the user id.
const remove = db
  .delete(users)
  .where(eq(users.id, sql.placeholder("id")))
  .prepare();

/** Call it inside a transaction. */
export function removeAccount(person: User): void {
  erasePersonalData(person);
  remove.run({ id: person.id });
}
