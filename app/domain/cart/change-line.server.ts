import { write } from "#db/client.server.ts";
import { m } from "#messages";
import { findDish } from "../menu/queries.server.ts";
import { PLAIN, type Selection, serializeSelection } from "../options/selection.ts";
import {
  MAX_LINE_QUANTITY,
  notesProblem,
  quantityProblem,
  tooManyOfDish,
} from "../orders/line-limits.ts";
import { constantProblem, ok, type Problem, problem, type Result } from "../result.ts";
import { selectionProblem } from "./add-line.server.ts";
import type { CartOwner } from "./cart.ts";
import {
  changeLine,
  dropAllLines,
  dropLine,
  findLine,
  findMatchingLine,
  putLine,
  quantityInCart,
  type StoredLine,
  storedLines,
} from "./lines.server.ts";
import { findCartId } from "./own-cart.server.ts";
import { cartOf } from "./queries.server.ts";
import { type RemovedLine, removedLine } from "./removed-line.ts";

const gone = constantProblem("not_found", () => m.cart_itemGone());

function ownLine(owner: CartOwner, lineId: string): { cartId: string; line: StoredLine } | null {
  const cartId = findCartId(owner);
  const line = cartId && findLine(cartId, lineId);
  return cartId && line ? { cartId, line } : null;
}

function isMadeAsUsual({ selection, specialInstructions }: StoredLine): boolean {
  return selection === PLAIN && specialInstructions === "";
}

function raiseProblem(cartId: string, line: StoredLine, quantity: number): Problem | null {
  const dish = findDish(line.productId, null);
  if (!dish) return problem("not_found", m.cart_offMenu({ name: line.name }));
  const inCart = quantityInCart(cartId, line.productId) - line.quantity + quantity;
  return quantityProblem(dish, { inLine: quantity, inCart });
}

/**
 * 0 or less removes the line item; lowering is always allowed, even above the stock. Problems: `not_found` (no such line
 * item, or raising a dish that is off the menu), `out_of_stock` (says what is left), `validation`.
 */
export function setQuantity(
  owner: CartOwner,
  lineId: string,
  quantity: number,
): Result<{ name: string; removed: RemovedLine | null }> {
  return write(() => {
    const own = ownLine(owner, lineId);
    if (!own) return gone;
    const { cartId, line } = own;
    const refused = quantity > line.quantity ? raiseProblem(cartId, line, quantity) : null;
    if (refused) return refused;
    if (quantity > 0) {
      changeLine(cartId, { ...line, quantity });
      return ok({ name: line.name, removed: null });
    }
    const position = storedLines(cartId).findIndex(({ id }) => id === lineId);
    dropLine(cartId, lineId);
    return ok({ name: line.name, removed: removedLine(line, position) });
  });
}

/**
 * Takes one portion of a dish out of the cart: from the line item without special choices, or else
 * from the last one. Problems: `not_found`.
 */
export function takeOne(
  owner: CartOwner,
  productId: string,
): Result<{ name: string; removed: RemovedLine | null }> {
  return write(() => {
    const cartId = findCartId(owner);
    const lines = cartId ? storedLines(cartId).filter((line) => line.productId === productId) : [];
    const line = lines.find(isMadeAsUsual) ?? lines.at(-1);
    return line ? setQuantity(owner, line.id, line.quantity - 1) : gone;
  });
}

type LineChange = { quantity: number; selection: Selection; specialInstructions: string };

/**
 * If the line item becomes identical to another, the two are merged. Problems: `not_found`, those
 * of `selectionProblem`, `out_of_stock`, `validation` (both together exceed the quantity or the
 * notes of one line item).
 */
export function editLine(
  owner: CartOwner,
  lineId: string,
  { quantity, selection: chosen, specialInstructions }: LineChange,
): Result<{ name: string }> {
  return write(() => {
    const own = ownLine(owner, lineId);
    if (!own) return gone;
    const { cartId, line } = own;
    const dish = findDish(line.productId, null);
    if (!dish) return problem("not_found", m.cart_offMenu({ name: line.name }));
    const unavailable = selectionProblem(dish, chosen, quantity);
    if (unavailable) return unavailable;
    const selection = serializeSelection(chosen);
    const refused = quantity > line.quantity ? raiseProblem(cartId, line, quantity) : null;
    if (refused) return refused;
    const changed = { ...line, quantity, selection, specialInstructions };
    const existing = findMatchingLine(cartId, changed);
    if (!existing || existing.id === lineId) {
      changeLine(cartId, changed);
      return ok({ name: line.name });
    }
    if (existing.quantity + quantity > MAX_LINE_QUANTITY) {
      return problem("validation", tooManyOfDish());
    }
    const tooLong = notesProblem(line.name, existing.specialInstructions, specialInstructions);
    if (tooLong) return tooLong;
    const { id: _, name: __, kind: ___, ...rest } = changed;
    dropLine(cartId, lineId);
    putLine(cartId, rest);
    return ok({ name: line.name });
  });
}

export function clearCart(owner: CartOwner): void {
  write(() => {
    const cartId = findCartId(owner);
    if (cartId) dropAllLines(cartId);
  });
}

/** Removes line items that cannot be ordered. Returns descriptions of them, such as `2 × Misal Pav`. */
export function dropBlockedLines(owner: CartOwner): string[] {
  return write(() =>
    cartOf(owner)
      .lines.filter((line) => line.problem !== null)
      .map(({ id, name, quantity, stock, problem }) => {
        const left = problem === "too_few" ? stock : 0;
        setQuantity(owner, id, left);
        return `${quantity - left} × ${name}`;
      }),
  );
}
