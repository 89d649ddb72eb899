import { write } from "#db/client.server.ts";
import { m } from "#messages";
import type { Dish } from "../menu/dish.ts";
import { findDish } from "../menu/queries.server.ts";
import { saleProblem } from "../menu/sale-problem.ts";
import { configureDish } from "../options/configure-dish.ts";
import { demandsOf, portionsFrom, suppliesOf } from "../options/demand.ts";
import { offerOf } from "../options/queries.server.ts";
import { type Selection, serializeSelection } from "../options/selection.ts";
import { notesProblem, quantityProblem, tooManyLines } from "../orders/line-limits.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import type { CartOwner } from "./cart.ts";
import { findMatchingLine, isFull, putLine, quantityInCart } from "./lines.server.ts";
import { ensureCart } from "./own-cart.server.ts";

type NewLine = {
  productId: string;
  quantity: number;
  specialInstructions: string;
  selection: Selection;
};

/** Null if the dish can be ordered with these choices now. Problems: those of `saleProblem` and `configureDish`. */
export function selectionProblem(
  dish: Dish,
  selection: Selection,
  quantity: number,
): Problem | null {
  const offer = offerOf(dish);
  const notOnSale = saleProblem(dish, offer);
  if (notOnSale) return notOnSale;
  const configured = configureDish(dish, offer, selection);
  if (!configured.ok) return configured;
  const demands = demandsOf(dish, configured.value).filter(({ id }) => id !== dish.id);
  const { portions, scarce, left } = portionsFrom(suppliesOf(dish, offer), demands);
  if (portions >= quantity) return null;
  return problem("out_of_stock", m.cart_onlyOfLeft({ left, scarce }));
}

/**
 * Returns the dish's name, how many of it are in the cart now, and for a guest's first line item the token for the cart
 * cookie (`proposedToken` if the page sent one). Problems: `not_found`, those of `selectionProblem`, `out_of_stock` (says
 * what is left), `validation` (quantity or notes exceed a line, or the cart is full).
 */
export function addLine(
  owner: CartOwner,
  { productId, quantity, specialInstructions, selection: chosen }: NewLine,
  proposedToken?: string,
): Result<{ name: string; inCart: number; newToken?: string }> {
  return write(() => {
    const dish = findDish(productId, null);
    if (!dish) return problem("not_found", m.shared_dishOffMenu());
    const unavailable = selectionProblem(dish, chosen, quantity);
    if (unavailable) return unavailable;
    const { cartId, newToken } = ensureCart(owner, proposedToken);
    const selection = serializeSelection(chosen);
    const existing = findMatchingLine(cartId, { productId, selection });
    const inCart = quantity + quantityInCart(cartId, productId);
    const refused =
      quantityProblem(dish, { inLine: quantity + (existing?.quantity ?? 0), inCart }) ??
      notesProblem(dish.name, existing?.specialInstructions ?? "", specialInstructions);
    if (refused) return refused;
    if (!existing && isFull(cartId)) return problem("validation", tooManyLines());
    putLine(cartId, { productId, quantity, specialInstructions, selection });
    return ok({ name: dish.name, inCart, newToken });
  });
}
