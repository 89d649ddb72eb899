import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { carts } from "#db/schema/carts.ts";
import { hashToken } from "../accounts/sessions.server.ts";
import { now } from "../clock.ts";
import { bestEffortWrite } from "../storage.server.ts";
import { GUEST_CART_DAYS } from "./cart.ts";

const DAY_MS = 86_400_000;
const SWEEP_EVERY_MS = 3_600_000;
/** So that whoever happens to begin a cart then does not wait for the others' leavings. */
const SWEPT_AT_ONCE = 200;

const removeOld = db
  .delete(carts)
  .where(
    inArray(
      carts.id,
      db
        .select({ id: carts.id })
        .from(carts)
        // The plus keeps SQLite from gathering all guests' carts: it walks the oldest and stops.
        .where(and(lt(carts.updatedAt, sql.placeholder("before")), sql`+${carts.userId} is null`))
        .orderBy(carts.updatedAt)
        .limit(SWEPT_AT_ONCE),
    ),
  )
  .prepare();

const touch = db
  .update(carts)
  .set({ updatedAt: sql`${sql.placeholder("at")}` })
  .where(and(eq(carts.tokenHash, sql.placeholder("tokenHash")), isNull(carts.userId)))
  .prepare();

let lastSweepAt = 0;

/**
 * Takes this instant and removes guests' carts that no cookie leads to any more, a bounded number and
 * once an hour at most; a customer's cart is kept for ever. Call it inside a transaction that begins a
 * cart. Source: decisions, Cart ("tied to a long-lived cookie").
 */
export function removeExpiredGuestCarts(at: Date): void {
  if (at.getTime() - lastSweepAt < SWEEP_EVERY_MS) return;
  lastSweepAt = at.getTime();
  // A day more: the cookie is sent again once a day.
  removeOld.run({ before: at.getTime() - (GUEST_CART_DAYS + 1) * DAY_MS });
}

/** Takes the token of a guest's cart and keeps the cart for another while; returns whether there is one. Source: decisions, Cart. */
export function renewGuestCart(token: string): boolean {
  const kept = { tokenHash: hashToken(token), at: now().getTime() };
  return bestEffortWrite(false, () => touch.run(kept).changes > 0);
}
