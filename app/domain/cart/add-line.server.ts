import { write } from "#db/client.server.ts";
import { findDish } from "../menu/queries.server.ts";
import { ok, problem, type Result } from "../result.ts";
import type { CartOwner } from "./cart.ts";
import { canonicalCustomizations } from "./customizations.ts";
import { notesProblem } from "./join-notes.ts";
import { putLine } from "./line-writes.server.ts";
import { findTwin, quantityInCart } from "./lines.server.ts";
import { ensureCart } from "./own-cart.server.ts";
import { quantityProblem } from "./quantity-limit.ts";
import type { AddLineInput } from "./schema.ts";

/**
 * Takes an owner and a checked line, puts it into the owner's cart. Returns the dish's name and, for a
 * guest's first line, the token of the cart's cookie: `proposedToken` when the guest's page brought one.
 * Problems: `not_found` (no such dish on the menu), `out_of_stock` (says what is left), `validation`
 * (more than one line may hold, of plates or of words). Source: spec 1 §4 Cart; decisions, Cart.
 */
export function addLine(
  owner: CartOwner,
  { productId, quantity, specialInstructions, ...wanted }: AddLineInput,
  proposedToken?: string,
): Result<{ name: string; newToken?: string }> {
  return write(() => {
    const dish = findDish(productId, null);
    if (!dish) return problem("not_found", "That dish is no longer on the menu.");
    const { cartId, newToken } = ensureCart(owner, proposedToken);
    const customizations = canonicalCustomizations(wanted, dish.category);
    const twin = findTwin(cartId, { productId, customizations });
    const refused =
      quantityProblem(dish, {
        inLine: quantity + (twin?.quantity ?? 0),
        inCart: quantity + quantityInCart(cartId, productId),
      }) ?? notesProblem(dish.name, twin?.specialInstructions ?? "", specialInstructions);
    if (refused) return refused;
    putLine(cartId, { productId, quantity, specialInstructions, customizations });
    return ok({ name: dish.name, newToken });
  });
}
