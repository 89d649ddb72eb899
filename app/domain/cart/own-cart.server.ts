import { and, inArray, isNull, lt, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { carts } from "#db/schema/carts.ts";
import { hashToken, newToken } from "../accounts/sessions.server.ts";
import { DAY_MS, now } from "../clock.ts";
import { bestEffortWrite } from "../storage.server.ts";
import { type CartOwner, GUEST_CART_DAYS } from "./cart.ts";

const CLEANUP_INTERVAL_MS = 3_600_000;
/** Small, so that the request that runs the cleanup stays fast. */
const CLEANUP_BATCH = 200;

const ofUser = db.select({ id: carts.id }).from(carts).where(given(carts.userId)).prepare();

const ofCookie = db
  .select({ id: carts.id })
  .from(carts)
  .where(and(given(carts.tokenHash), isNull(carts.userId)))
  .prepare();

const insert = prepareInsert(carts);

const removeOld = db
  .delete(carts)
  .where(
    inArray(
      carts.id,
      db
        .select({ id: carts.id })
        .from(carts)
        // The plus makes SQLite walk the carts from the oldest instead of collecting all guests' carts.
        .where(and(lt(carts.updatedAt, sql.placeholder("before")), sql`+${carts.userId} is null`))
        .orderBy(carts.updatedAt)
        .limit(CLEANUP_BATCH),
    ),
  )
  .prepare();

const touch = db
  .update(carts)
  .set({ updatedAt: sql`${sql.placeholder("at")}` })
  .where(and(given(carts.tokenHash), isNull(carts.userId)))
  .prepare();

export function findCartId({ userId, token }: CartOwner): string | undefined {
  if (userId) return ofUser.get({ userId })?.id;
  return token ? ofCookie.get({ tokenHash: hashToken(token) })?.id : undefined;
}

/**
 * The id of the owner's cart, created if there is none; `newToken` is set when a guest needs a cookie for it.
 * `proposedToken` comes from the guest's page, so that two dishes added before the first cookie arrives share a cart.
 * Call it inside a transaction.
 */
export function ensureCart(
  owner: CartOwner,
  proposedToken?: string,
): { cartId: string; newToken?: string } {
  const existingId = findCartId(owner);
  if (existingId) return { cartId: existingId };
  const cartId = newId();
  const at = now();
  if (owner.userId) {
    insert.run({ id: cartId, userId: owner.userId, createdAt: at, updatedAt: at });
    return { cartId };
  }
  const token = proposedToken ?? newToken();
  const startedId = proposedToken && findCartId({ userId: null, token: proposedToken });
  if (startedId) return { cartId: startedId, newToken: token };
  removeExpiredGuestCarts(at);
  insert.run({ id: cartId, tokenHash: hashToken(token), createdAt: at, updatedAt: at });
  return { cartId, newToken: token };
}

let lastCleanupAt = 0;

/** Removes guests' carts whose cookie has expired; customers' carts stay. Call it inside a transaction. */
export function removeExpiredGuestCarts(at: Date): void {
  if (at.getTime() - lastCleanupAt < CLEANUP_INTERVAL_MS) return;
  lastCleanupAt = at.getTime();
  // One day longer, because the cookie is renewed at most once a day.
  removeOld.run({ before: at.getTime() - (GUEST_CART_DAYS + 1) * DAY_MS });
}

/** Postpones the expiry of a guest's cart. Returns whether the cart exists. */
export function renewGuestCart(token: string): boolean {
  const renewed = { tokenHash: hashToken(token), at: now().getTime() };
  return bestEffortWrite(false, () => touch.run(renewed).changes > 0);
}
