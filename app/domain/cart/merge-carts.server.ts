import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { carts } from "#db/schema/carts.ts";
import { moveDraft } from "../orders/checkout-draft.server.ts";
import { putLine, storedLines } from "./lines.server.ts";
import { ensureCart } from "./own-cart.server.ts";
import { findCartId } from "./queries.server.ts";

const removeCart = db
  .delete(carts)
  .where(eq(carts.id, sql.placeholder("id")))
  .prepare();

/**
 * Takes the token of a guest's cart and the account just signed in to: the guest's lines join the
 * account's cart by the rule of adding, what was typed at checkout comes along, and the guest's cart
 * is gone. Source: decisions, Cart.
 */
export function mergeCarts(guestToken: string | null, userId: string): void {
  if (!guestToken) return;
  write(() => {
    const guestCartId = findCartId({ userId: null, token: guestToken });
    if (!guestCartId) return;
    const lines = storedLines(guestCartId);
    if (lines.length > 0) {
      const { cartId } = ensureCart({ userId, token: null });
      for (const { id: _, name: __, category: ___, ...line } of lines) putLine(cartId, line);
      moveDraft(guestCartId, cartId);
    }
    removeCart.run({ id: guestCartId });
  });
}
