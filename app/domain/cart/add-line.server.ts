import { write } from "#db/client.server.ts";
import { findDish } from "../menu/queries.server.ts";
import { ok, problem, type Result } from "../result.ts";
import type { CartOwner } from "./cart.ts";
import { canonicalCustomizations } from "./customizations.ts";
import { notesProblem, quantityProblem } from "./line-limits.ts";
import { findMatchingLine, putLine, quantityInCart } from "./lines.server.ts";
import { ensureCart } from "./own-cart.server.ts";
import type { AddLineInput } from "./schema.ts";

/**
 * Returns the dish's name, how many of it are in the cart now, and for a guest's first line item the token for the cart
 * cookie (`proposedToken` if the page sent one). Problems: `not_found`, `out_of_stock` (says what is left), `validation`
 * (quantity or notes exceed a line).
 */
export function addLine(
  owner: CartOwner,
  { productId, quantity, specialInstructions, ...wanted }: AddLineInput,
  proposedToken?: string,
): Result<{ name: string; inCart: number; newToken?: string }> {
  return write(() => {
    const dish = findDish(productId, null);
    if (!dish) return problem("not_found", "That dish is no longer on the menu.");
    const { cartId, newToken } = ensureCart(owner, proposedToken);
    const customizations = canonicalCustomizations(wanted, dish.category);
    const existing = findMatchingLine(cartId, { productId, customizations });
    const inCart = quantity + quantityInCart(cartId, productId);
    const refused =
      quantityProblem(dish, { inLine: quantity + (existing?.quantity ?? 0), inCart }) ??
      notesProblem(dish.name, existing?.specialInstructions ?? "", specialInstructions);
    if (refused) return refused;
    putLine(cartId, { productId, quantity, specialInstructions, customizations });
    return ok({ name: dish.name, inCart, newToken });
  });
}
