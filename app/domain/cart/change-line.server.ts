import { write } from "#db/client.server.ts";
import { ok, problem, type Result } from "../result.ts";
import type { CartOwner } from "./cart.ts";
import { canonicalCustomizations } from "./customizations.ts";
import {
  changeLine,
  dropAllLines,
  dropLine,
  findLine,
  hasTwin,
  putLine,
  type StoredLine,
} from "./lines.server.ts";
import { findCartId } from "./queries.server.ts";
import type { CustomizeInput } from "./schema.ts";

const gone = problem("not_found", "That item is no longer in your cart.");

function ownLine(owner: CartOwner, lineId: string): { cartId: string; line: StoredLine } | null {
  const cartId = findCartId(owner);
  const line = cartId && findLine(cartId, lineId);
  return cartId && line ? { cartId, line } : null;
}

/** Takes an owner and a line's id, returns the line, or undefined when it is not in the owner's cart. Source: spec 1 §4 Cart. */
export function findOwnLine(owner: CartOwner, lineId: string): StoredLine | undefined {
  return ownLine(owner, lineId)?.line;
}

/**
 * Takes an owner, a line's id and the wanted quantity; 0 or below removes the line.
 * Returns the dish's name and whether it was removed. Problems: `not_found`. Source: spec 1 §4 Cart.
 */
export function setQuantity(
  owner: CartOwner,
  lineId: string,
  quantity: number,
): Result<{ name: string; removed: boolean }> {
  return write(() => {
    const own = ownLine(owner, lineId);
    if (!own) return gone;
    const removed = quantity <= 0;
    if (removed) dropLine(own.cartId, lineId);
    else changeLine(own.cartId, { ...own.line, quantity });
    return ok({ name: own.line.name, removed });
  });
}

/**
 * Takes an owner, a line's id and how it should be made. A line that becomes identical to another
 * adds up with it. Returns the dish's name. Problems: `not_found`. Source: spec 1 §4 Cart.
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
    if (customizations === line.customizations || !hasTwin(cartId, changed)) {
      changeLine(cartId, changed);
    } else {
      const { id: _, name: __, category: ___, ...rest } = line;
      dropLine(cartId, lineId);
      putLine(cartId, { ...rest, customizations, specialInstructions });
    }
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
