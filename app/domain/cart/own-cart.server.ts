import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { carts } from "#db/schema/carts.ts";
import { hashToken, newToken } from "../accounts/sessions.server.ts";
import { now } from "../clock.ts";
import type { CartOwner } from "./cart.ts";
import { removeExpiredGuestCarts } from "./guest-carts.server.ts";
import { findCartId } from "./queries.server.ts";

const insert = db
  .insert(carts)
  .values({
    id: sql.placeholder("id"),
    userId: sql.placeholder("userId"),
    tokenHash: sql.placeholder("tokenHash"),
    createdAt: sql.placeholder("at"),
    updatedAt: sql.placeholder("at"),
  })
  .prepare();

/**
 * Takes an owner, returns the id of its cart, made now if there was none; `newToken` is set when a
 * guest has to be given a cookie for it. A guest's page may bring the token for a first cart: two
 * dishes added at once, before any cookie, then find the same cart. Call it inside a transaction.
 * Source: decisions, Cart.
 */
export function ensureCart(
  owner: CartOwner,
  proposedToken?: string,
): { cartId: string; newToken?: string } {
  const known = findCartId(owner);
  if (known) return { cartId: known };
  const cartId = newId();
  const at = now();
  if (owner.userId) {
    insert.run({ id: cartId, userId: owner.userId, tokenHash: null, at });
    return { cartId };
  }
  const token = proposedToken ?? newToken();
  const begun = proposedToken && findCartId({ userId: null, token: proposedToken });
  if (begun) return { cartId: begun, newToken: token };
  removeExpiredGuestCarts(at);
  insert.run({ id: cartId, userId: null, tokenHash: hashToken(token), at });
  return { cartId, newToken: token };
}
