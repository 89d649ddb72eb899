import { and, desc, eq, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { carts } from "#db/schema/carts.ts";
import { orders } from "#db/schema/orders.ts";
import type { User } from "../access/user.ts";
import type { CartOwner } from "../cart/cart.ts";
import { storedLines } from "../cart/lines.server.ts";
import { findCartId } from "../cart/own-cart.server.ts";
import { now } from "../clock.ts";
import { pick } from "../pick.ts";
import { type LastOrder, parseUnsentCheckout, type UnsentCheckout } from "./unsent-checkout.ts";

const ofCart = db
  .select({ unsentCheckout: carts.unsentCheckout })
  .from(carts)
  .where(eq(carts.id, sql.placeholder("cartId")))
  .prepare();

function store(cartId: string, fields: UnsentCheckout | null): void {
  updateRow(carts, cartId, { unsentCheckout: fields && JSON.stringify(fields), updatedAt: now() });
}

function findByCart(cartId: string): UnsentCheckout {
  return parseUnsentCheckout(ofCart.get({ cartId })?.unsentCheckout);
}

export function findUnsentCheckout(owner: CartOwner): UnsentCheckout {
  const cartId = findCartId(owner);
  return cartId ? findByCart(cartId) : {};
}

/** Stored with the cart. Nothing is stored without line items, because there is nothing to order. */
export function saveUnsentCheckout(owner: CartOwner, fields: UnsentCheckout): void {
  write(() => {
    const cartId = findCartId(owner);
    if (cartId && storedLines(cartId).length > 0) store(cartId, fields);
  });
}

/** Forgets the code that was typed at checkout, because a newer one replaces it. */
export function dropTypedCoupon(owner: CartOwner): void {
  const { coupon, ...rest } = findUnsentCheckout(owner);
  if (coupon !== undefined) saveUnsentCheckout(owner, rest);
}

/** Call it inside the transaction that places the order. */
export function discardUnsentCheckout(cartId: string): void {
  store(cartId, null);
}

/** The guest's text is newer than the account's and wins. Call it inside a transaction. */
export function mergeUnsentCheckout(guestCartId: string, cartId: string): void {
  const typed = findByCart(guestCartId);
  if (Object.keys(typed).length > 0) store(cartId, { ...findByCart(cartId), ...typed });
}

const lastOnline = db
  .select(pick(orders, ["customerName", "phone", "paymentMethod"]))
  .from(orders)
  .where(and(given(orders.userId), eq(orders.channel, "web")))
  .orderBy(desc(orders.seq))
  .limit(1)
  .prepare();

/** The customer's last order that staff did not take. */
export function lastOnlineOrder(user: User): LastOrder | undefined {
  return lastOnline.get({ userId: user.id });
}
