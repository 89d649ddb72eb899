import { write } from "#db/client.server.ts";
import type { User } from "../accounts/user.ts";
import { canonicalCustomizations } from "../cart/customizations.ts";
import { putLine } from "../cart/lines.server.ts";
import { ensureCart } from "../cart/own-cart.server.ts";
import { findDish } from "../menu/queries.server.ts";
import { ok, problem, type Result } from "../result.ts";
import { findOrderByNumber } from "./queries.server.ts";

/**
 * Takes who acts and one of their order numbers, puts its dishes that are still sold into their cart.
 * Returns how many lines were added and the names that could not be. Problems: `not_found`.
 * Source: decisions, Ordering ("Reorder really refills the cart").
 */
export function reorder(
  actor: User,
  orderNumber: string,
): Result<{ addedCount: number; missing: string[] }> {
  return write(() => {
    const order = findOrderByNumber(actor, orderNumber);
    if (!order || order.userId !== actor.id) return problem("not_found", "Order not found");
    const { cartId } = ensureCart({ userId: actor.id, token: null });
    const missing: string[] = [];
    for (const { productId, name, quantity, customizations, specialInstructions } of order.items) {
      const dish = productId ? findDish(productId, null) : undefined;
      if (!dish || dish.soldOut) {
        missing.push(name);
        continue;
      }
      putLine(cartId, {
        productId: dish.id,
        quantity: Math.min(quantity, dish.stock),
        customizations: canonicalCustomizations(customizations, dish.category),
        specialInstructions,
      });
    }
    return ok({ addedCount: order.items.length - missing.length, missing });
  });
}
