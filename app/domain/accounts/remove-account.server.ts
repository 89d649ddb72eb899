import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { users } from "#db/schema/accounts.ts";
import { erasePersonalData } from "./erase-personal-data.server.ts";
import type { User } from "./user.ts";

// Sessions, cart, votes, likes, hearts and keys go with the row; orders, events and reviews lose its id.
const remove = db
  .delete(users)
  .where(eq(users.id, sql.placeholder("id")))
  .prepare();

/** Takes somebody with an account, removes it with its personal data. Call it inside a transaction. Source: decisions, Accounts. */
export function removeAccount(person: User): void {
  erasePersonalData(person);
  remove.run({ id: person.id });
}
