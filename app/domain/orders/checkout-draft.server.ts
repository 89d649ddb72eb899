import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { carts } from "#db/schema/carts.ts";
import type { CartOwner } from "../cart/cart.ts";
import { storedLines } from "../cart/lines.server.ts";
import { findCartId } from "../cart/own-cart.server.ts";
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

export function draftOf(owner: CartOwner): CheckoutDraft {
  const cartId = findCartId(owner);
  return cartId ? draftOfCart(cartId) : {};
}

/** Stores the draft with the cart; without line items there is nothing to order, so nothing is stored. */
export function saveDraft(owner: CartOwner, draft: CheckoutDraft): void {
  write(() => {
    const cartId = findCartId(owner);
    if (cartId && storedLines(cartId).length > 0) storeDraft(cartId, draft);
  });
}

/** Call it inside the transaction that places the order. */
export function discardDraft(cartId: string): void {
  storeDraft(cartId, null);
}

/** Merges the draft of a guest's cart into the account's; the guest's text is newer and wins. Call it inside a transaction. */
export function moveDraft(fromCartId: string, toCartId: string): void {
  const typed = draftOfCart(fromCartId);
  if (Object.keys(typed).length > 0) storeDraft(toCartId, { ...draftOfCart(toCartId), ...typed });
}
