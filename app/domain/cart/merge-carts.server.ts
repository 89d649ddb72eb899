import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { carts } from "#db/schema/carts.ts";
import { moveDraft } from "../orders/checkout-draft.server.ts";
import { putLine } from "./line-writes.server.ts";
import { storedLines } from "./lines.server.ts";
import { ensureCart } from "./own-cart.server.ts";
import { findCartId } from "./queries.server.ts";
import type { SkippedLine } from "./skipped-lines.ts";

const removeCart = db
  .delete(carts)
  .where(eq(carts.id, sql.placeholder("id")))
  .prepare();

/**
 * Takes the token of a guest's cart and the account just signed in to: the guest's lines join the
 * account's cart by the rule of adding, what was typed at checkout comes along, and the guest's cart
 * is gone. Returns what did not fit, because a line of the account would hold more than it may.
 * Source: decisions, Cart.
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
      moveDraft(guestCartId, cartId);
    }
    removeCart.run({ id: guestCartId });
    return skippedLines;
  });
}
