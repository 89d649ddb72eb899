import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { carts } from "#db/schema/carts.ts";
import { mergeUnsentCheckout } from "../orders/unsent-checkout.server.ts";
import type { SkippedLine } from "./cart.ts";
import { putLine, storedLines } from "./lines.server.ts";
import { ensureCart, findCartId } from "./own-cart.server.ts";

const removeCart = db
  .delete(carts)
  .where(eq(carts.id, sql.placeholder("id")))
  .prepare();

/**
 * Moves a guest's line items and unsent checkout form to the account at login and removes the guest's cart.
 * Returns what did not fit into a line item.
 */
export function mergeCarts(guestToken: string | null, userId: string): SkippedLine[] {
  if (!guestToken) return [];
  return write(() => {
    const guestCartId = findCartId({ userId: null, token: guestToken });
    if (!guestCartId) return [];
    const skippedLines: SkippedLine[] = [];
    const lines = storedLines(guestCartId);
    if (lines.length > 0) {
      const { cartId } = ensureCart({ userId, token: null });
      for (const { id: _, name, category: __, ...line } of lines) {
        const added = putLine(cartId, line);
        if (added < line.quantity) skippedLines.push({ name, wanted: line.quantity, added });
      }
      mergeUnsentCheckout(guestCartId, cartId);
    }
    removeCart.run({ id: guestCartId });
    return skippedLines;
  });
}
