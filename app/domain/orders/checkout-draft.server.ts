import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { carts } from "#db/schema/carts.ts";
import type { CartOwner } from "../cart/cart.ts";
import { storedLines } from "../cart/lines.server.ts";
import { findCartId } from "../cart/queries.server.ts";
import { now } from "../clock.ts";
import { type CheckoutDraft, readDraft } from "./checkout-draft.ts";

const ofCart = db
  .select({ checkoutDraft: carts.checkoutDraft })
  .from(carts)
  .where(eq(carts.id, sql.placeholder("cartId")))
  .prepare();

const store = db
  .update(carts)
  .set({
    checkoutDraft: sql`${sql.placeholder("draft")}`,
    updatedAt: sql`${sql.placeholder("at")}`,
  })
  .where(eq(carts.id, sql.placeholder("cartId")))
  .prepare();

function storeDraft(cartId: string, draft: CheckoutDraft | null): void {
  store.run({ cartId, draft: draft && JSON.stringify(draft), at: now().getTime() });
}

function draftOfCart(cartId: string): CheckoutDraft {
  return readDraft(ofCart.get({ cartId })?.checkoutDraft);
}

/** Takes an owner, returns what was typed at checkout and not ordered yet. Source: spec 1 §5 Checkout. */
export function draftOf(owner: CartOwner): CheckoutDraft {
  const cartId = findCartId(owner);
  return cartId ? draftOfCart(cartId) : {};
}

/**
 * Takes an owner and what was typed at checkout, keeps it with the cart; with an empty cart there is
 * nothing to order and nothing to keep. Source: decisions, Every screen without JavaScript ("values kept").
 */
export function saveDraft(owner: CartOwner, draft: CheckoutDraft): void {
  write(() => {
    const cartId = findCartId(owner);
    if (cartId && storedLines(cartId).length > 0) storeDraft(cartId, draft);
  });
}

/** Takes a cart's id, forgets what was typed: it has become an order. Call it inside a transaction. */
export function discardDraft(cartId: string): void {
  storeDraft(cartId, null);
}

/**
 * Takes the ids of two carts that become one, moves what was typed to the second; the guest's words
 * are the later ones and win. Call it inside a transaction. Source: decisions, Cart.
 */
export function moveDraft(fromCartId: string, toCartId: string): void {
  const typed = draftOfCart(fromCartId);
  if (Object.keys(typed).length > 0) storeDraft(toCartId, { ...draftOfCart(toCartId), ...typed });
}
