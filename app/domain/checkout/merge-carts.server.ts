import { db, given, write } from "#db/client.server.ts";
import { carts } from "#db/schema/carts.ts";
import type { MergedCart } from "../cart/cart.ts";
import { putLine, storedLines } from "../cart/lines.server.ts";
import { ensureCart, findCartId } from "../cart/own-cart.server.ts";
import { mergeUnsentCheckout } from "./unsent-checkout.server.ts";

const removeCart = db.delete(carts).where(given(carts.id)).prepare();

/** Moves a guest's line items and unsent checkout form to the account at login and removes the guest's cart. */
export function mergeCarts(guestToken: string | null, userId: string): MergedCart {
  const merged: MergedCart = { addedCount: 0, skippedLines: [] };
  if (!guestToken) return merged;
  return write(() => {
    const guestCartId = findCartId({ userId: null, token: guestToken });
    if (!guestCartId) return merged;
    const lines = storedLines(guestCartId);
    if (lines.length > 0) {
      const { cartId } = ensureCart({ userId, token: null });
      for (const { id: _, name, kind: __, ...line } of lines) {
        const added = putLine(cartId, line);
        merged.addedCount += added;
        if (added < line.quantity) merged.skippedLines.push({ name, wanted: line.quantity, added });
      }
      mergeUnsentCheckout(guestCartId, cartId);
    }
    removeCart.run({ id: guestCartId });
    return merged;
  });
}
