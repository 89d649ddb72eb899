import { and, desc, ne, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { addresses } from "#db/schema/accounts.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { pick } from "../pick.ts";
import { ok, problem, type Result } from "../result.ts";
import type { Address, AddressForm } from "./address.ts";

const MAX_ADDRESSES = 10;

const columns = pick(addresses, ["id", "name", "address", "city", "pincode"]);
const isOwn = given(addresses.userId);
const isOwnOne = and(isOwn, given(addresses.id));

const ofUser = db
  .select(columns)
  .from(addresses)
  .where(isOwn)
  .orderBy(desc(addresses.usedAt))
  .prepare();
const one = db.select(columns).from(addresses).where(isOwnOne).prepare();

const insert = prepareInsert(addresses, (insert) =>
  insert.onConflictDoUpdate({
    target: [addresses.userId, addresses.address, addresses.city, addresses.pincode],
    set: { usedAt: sql`excluded.used_at` },
  }),
);
const removeExcess = db
  .delete(addresses)
  .where(
    and(
      isOwn,
      sql`${addresses.id} not in (select id from addresses where user_id = ${sql.placeholder("userId")}
        order by used_at desc limit ${sql.raw(`${MAX_ADDRESSES}`)})`,
    ),
  )
  .prepare();

const update = db
  .update(addresses)
  .set({
    name: sql`${sql.placeholder("name")}`,
    address: sql`${sql.placeholder("address")}`,
    city: sql`${sql.placeholder("city")}`,
    pincode: sql`${sql.placeholder("pincode")}`,
  })
  .where(isOwnOne)
  .prepare();
const removeSame = db
  .delete(addresses)
  .where(
    and(
      isOwn,
      ne(addresses.id, sql.placeholder("id")),
      given(addresses.address, addresses.city, addresses.pincode),
    ),
  )
  .prepare();
const remove = db.delete(addresses).where(isOwnOne).prepare();

/** The address of the latest order comes first. */
export function listAddresses(actor: User): Address[] {
  return ofUser.all({ userId: actor.id });
}

export function findAddress(actor: User, id: string): Address | undefined {
  return one.get({ userId: actor.id, id });
}

/** Remembers an order's address for the next order. Call it inside the transaction that places the order. */
export function rememberAddress(
  actor: User,
  ordered: Pick<Address, "address" | "city" | "pincode">,
  usedAt: Date,
): void {
  insert.run({ ...ordered, id: newId(), userId: actor.id, usedAt });
  removeExcess.run({ userId: actor.id });
}

/** If the change makes two addresses identical, they become one. Problems: `not_found`. */
export function changeAddress(actor: User, id: string, input: AddressForm): Result<null> {
  return write(() => {
    const own = { ...input, userId: actor.id, id };
    if (!findAddress(actor, id)) return problem("not_found", m.account_savedAddressGone());
    removeSame.run(own);
    update.run(own);
    return ok(null);
  });
}

/** Removing an address twice is not an error. */
export function removeAddress(actor: User, id: string): void {
  remove.run({ userId: actor.id, id });
}
