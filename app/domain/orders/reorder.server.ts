import { write } from "#db/client.server.ts";
import type { User } from "../accounts/user.ts";
import { canonicalCustomizations } from "../cart/customizations.ts";
import { putLine } from "../cart/lines.server.ts";
import { ensureCart } from "../cart/own-cart.server.ts";
import { findDish } from "../menu/queries.server.ts";
import { ok, problem, type Result } from "../result.ts";
import { findOwnOrder } from "./own-orders.server.ts";

/**
 * Takes who acts and one of their order numbers, puts its dishes that are still sold into their cart,
 * as many as are left. Returns how many lines were added, and in words what could not be (`Dahi Puri`,
 * or `Dahi Puri (2 of 5)`). Problems: `not_found`.
 * Source: decisions, Ordering ("Reorder really refills the cart").
 */
export function reorder(
  actor: User,
  orderNumber: string,
): Result<{ addedCount: number; missing: string[] }> {
  return write(() => {
    const order = findOwnOrder(actor, orderNumber);
    if (!order) return problem("not_found", "Order not found");
    const { cartId } = ensureCart({ userId: actor.id, token: null });
    const missing: string[] = [];
    const left = new Map<string, number>();
    let addedCount = 0;
    for (const { productId, name, quantity, customizations, specialInstructions } of order.items) {
      const dish = productId ? findDish(productId, null) : undefined;
      const available = dish ? (left.get(dish.id) ?? dish.stock) : 0;
      if (!dish || available <= 0) {
        missing.push(name);
        continue;
      }
      const added = Math.min(quantity, available);
      left.set(dish.id, available - added);
      if (added < quantity) missing.push(`${name} (${quantity - added} of ${quantity})`);
      putLine(cartId, {
        productId: dish.id,
        quantity: added,
        customizations: canonicalCustomizations(customizations, dish.category),
        specialInstructions,
      });
      addedCount += 1;
    }
    return ok({ addedCount, missing });
  });
}
