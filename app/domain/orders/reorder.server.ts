import { write } from "#db/client.server.ts";
import type { User } from "../accounts/user.ts";
import type { SkippedLine } from "../cart/cart.ts";
import { canonicalCustomizations } from "../cart/customizations.ts";
import { putLine, quantityInCart } from "../cart/lines.server.ts";
import { ensureCart } from "../cart/own-cart.server.ts";
import { findDish } from "../menu/queries.server.ts";
import { ok, problem, type Result } from "../result.ts";
import type { OrderItem } from "./order.ts";
import { findOwnOrder } from "./queries.server.ts";

/** Adds as many as are in stock and fit beside what the cart holds; returns how many. */
function putAgain(cartId: string, item: OrderItem): number {
  const dish = item.productId ? findDish(item.productId, null) : undefined;
  if (!dish || dish.soldOut) return 0;
  const { quantity, specialInstructions } = item;
  const customizations = canonicalCustomizations(item.customizations, dish.category);
  const line = { productId: dish.id, quantity, customizations, specialInstructions };
  return putLine(cartId, line, dish.stock - quantityInCart(cartId, dish.id));
}

/** Adds the dishes of an earlier order that are still sold to its customer's cart. Problems: `not_found`. */
export function reorder(
  actor: User,
  orderNumber: string,
): Result<{ addedCount: number; skippedLines: SkippedLine[] }> {
  return write(() => {
    const order = findOwnOrder(actor, orderNumber);
    if (!order) return problem("not_found", "Order not found");
    const { cartId } = ensureCart({ userId: actor.id, token: null });
    const lines = order.items.map((item) => ({
      name: item.name,
      wanted: item.quantity,
      added: putAgain(cartId, item),
    }));
    return ok({
      addedCount: lines.filter(({ added }) => added > 0).length,
      skippedLines: lines.filter(({ added, wanted }) => added < wanted),
    });
  });
}
