import { write } from "#db/client.server.ts";
import { findDish } from "../menu/queries.server.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import type { CartOwner } from "./cart.ts";
import { canonicalCustomizations } from "./customizations.ts";
import { notesProblem } from "./join-notes.ts";
import { changeLine, dropAllLines, dropLine, putLine } from "./line-writes.server.ts";
import { findLine, findTwin, quantityInCart, type StoredLine } from "./lines.server.ts";
import { MAX_LINE_QUANTITY, quantityProblem, tooManyOfDish } from "./quantity-limit.ts";
import { findCartId } from "./queries.server.ts";
import type { CustomizeInput } from "./schema.ts";

const gone = problem("not_found", "That item is no longer in your cart.");

function ownLine(owner: CartOwner, lineId: string): { cartId: string; line: StoredLine } | null {
  const cartId = findCartId(owner);
  const line = cartId && findLine(cartId, lineId);
  return cartId && line ? { cartId, line } : null;
}

function raiseProblem(cartId: string, line: StoredLine, quantity: number): Problem | null {
  const dish = findDish(line.productId, null);
  if (!dish) return problem("not_found", `${line.name} is no longer on the menu.`);
  const inCart = quantityInCart(cartId, line.productId) - line.quantity + quantity;
  return quantityProblem(dish, { inLine: quantity, inCart });
}

/**
 * Takes an owner, a line's id and the wanted quantity; 0 or below removes the line, lowering it is
 * always allowed. Returns the dish's name and whether it was removed. Problems: `not_found` (no such
 * line, dish off the menu), `out_of_stock` (says what is left), `validation`. Source: spec 1 §4 Cart.
 */
export function setQuantity(
  owner: CartOwner,
  lineId: string,
  quantity: number,
): Result<{ name: string; removed: boolean }> {
  return write(() => {
    const own = ownLine(owner, lineId);
    if (!own) return gone;
    const { cartId, line } = own;
    const removed = quantity <= 0;
    const refused = quantity > line.quantity ? raiseProblem(cartId, line, quantity) : null;
    if (refused) return refused;
    if (removed) dropLine(cartId, lineId);
    else changeLine(cartId, { ...line, quantity });
    return ok({ name: line.name, removed });
  });
}

/**
 * Takes an owner, a line's id and how it should be made. A line that becomes identical to another
 * adds up with it. Returns the dish's name. Problems: `not_found`, `validation` (both together are more
 * than one line may hold, of plates or of words). Source: spec 1 §4 Cart.
 */
export function customizeLine(
  owner: CartOwner,
  lineId: string,
  { specialInstructions, ...wanted }: CustomizeInput,
): Result<{ name: string }> {
  return write(() => {
    const own = ownLine(owner, lineId);
    if (!own) return gone;
    const { cartId, line } = own;
    const customizations = canonicalCustomizations(wanted, line.category);
    const changed = { ...line, customizations, specialInstructions };
    const twin = findTwin(cartId, changed);
    if (!twin || twin.id === lineId) {
      changeLine(cartId, changed);
      return ok({ name: line.name });
    }
    if (twin.quantity + line.quantity > MAX_LINE_QUANTITY) {
      return problem("validation", tooManyOfDish);
    }
    const refused = notesProblem(line.name, twin.specialInstructions, specialInstructions);
    if (refused) return refused;
    const { id: _, name: __, category: ___, ...rest } = changed;
    dropLine(cartId, lineId);
    putLine(cartId, rest);
    return ok({ name: line.name });
  });
}

/** Takes an owner, empties its cart. Source: spec 1 §4 Cart. */
export function clearCart(owner: CartOwner): void {
  write(() => {
    const cartId = findCartId(owner);
    if (cartId) dropAllLines(cartId);
  });
}
