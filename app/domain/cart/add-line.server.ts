import { write } from "#db/client.server.ts";
import { findDish } from "../menu/queries.server.ts";
import { ok, problem, type Result } from "../result.ts";
import type { CartOwner } from "./cart.ts";
import { canonicalCustomizations } from "./customizations.ts";
import { putLine } from "./lines.server.ts";
import { ensureCart } from "./own-cart.server.ts";
import type { AddLineInput } from "./schema.ts";

/**
 * Takes an owner and a checked line, puts it into the owner's cart. Returns the dish's name and, for a
 * guest's first line, the token of the cart's cookie.
 * Problems: `not_found` (no such dish on the menu), `out_of_stock` (sold out).
 * Source: spec 1 §4 Cart; decisions, Cart.
 */
export function addLine(
  owner: CartOwner,
  { productId, quantity, specialInstructions, ...customizations }: AddLineInput,
): Result<{ name: string; newToken?: string }> {
  return write(() => {
    const dish = findDish(productId, null);
    if (!dish) return problem("not_found", "That dish is no longer on the menu.");
    if (dish.soldOut) return problem("out_of_stock", `${dish.name} is sold out for now.`);
    const { cartId, newToken } = ensureCart(owner);
    putLine(cartId, {
      productId,
      quantity,
      specialInstructions,
      customizations: canonicalCustomizations(customizations, dish.category),
    });
    return ok({ name: dish.name, newToken });
  });
}
