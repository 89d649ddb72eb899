import { m } from "#messages";
import type { CartOwner } from "../cart/cart.ts";
import { findCartId } from "../cart/own-cart.server.ts";
import { cartOf } from "../cart/queries.server.ts";
import { readSelection } from "../options/selection.ts";
import type { RequestedItem } from "../orders/configure-items.server.ts";
import { ok, problem, type Result } from "../result.ts";

/**
 * The dishes of a cart as order items. Problems: `empty_cart`, and `conflict` or `out_of_stock` for
 * a dish that is not available.
 */
export function cartItems(
  owner: CartOwner,
  requestedFor: Date | null,
): Result<{ cartId: string; items: RequestedItem[] }> {
  const cartId = findCartId(owner);
  const { lines } = cartOf(owner, requestedFor);
  if (!cartId || lines.length === 0) return problem("empty_cart", m.shared_yourCartIsEmpty());
  const blocked = lines.filter((line) => line.problem !== null);
  if (blocked.length > 0) {
    const isStock = blocked.some(({ problem }) => problem === "sold_out" || problem === "too_few");
    const advice = blocked.map((line) => line.advice).join(" ");
    return problem(isStock ? "out_of_stock" : "conflict", advice);
  }
  const items = lines.map((line) => ({
    ...line,
    selection: readSelection(line.selection),
    path: "items",
  }));
  return ok({ cartId, items });
}
