import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { cartLines, carts } from "#db/schema/carts.ts";
import { now } from "../clock.ts";
import { joinNotes } from "./join-notes.ts";
import { findTwin, type StoredLine } from "./lines.server.ts";
import { MAX_LINE_QUANTITY } from "./quantity-limit.ts";

const insert = db
  .insert(cartLines)
  .values({
    id: sql.placeholder("id"),
    cartId: sql.placeholder("cartId"),
    productId: sql.placeholder("productId"),
    quantity: sql.placeholder("quantity"),
    customizations: sql.placeholder("customizations"),
    specialInstructions: sql.placeholder("specialInstructions"),
    createdAt: sql.placeholder("at"),
  })
  .prepare();

const update = db
  .update(cartLines)
  .set({
    quantity: sql`${sql.placeholder("quantity")}`,
    customizations: sql`${sql.placeholder("customizations")}`,
    specialInstructions: sql`${sql.placeholder("specialInstructions")}`,
  })
  .where(eq(cartLines.id, sql.placeholder("id")))
  .prepare();

const remove = db
  .delete(cartLines)
  .where(eq(cartLines.id, sql.placeholder("id")))
  .prepare();
const removeAll = db
  .delete(cartLines)
  .where(eq(cartLines.cartId, sql.placeholder("cartId")))
  .prepare();

const touch = db
  .update(carts)
  .set({ updatedAt: sql`${sql.placeholder("at")}` })
  .where(eq(carts.id, sql.placeholder("cartId")))
  .prepare();

function touchCart(cartId: string): void {
  touch.run({ cartId, at: now().getTime() });
}

/**
 * Takes a cart's id, a line and (where stock counts) how many of its dish may still be added. Puts in
 * as many as fit: the same dish with identical customizations adds up, else a new line is appended;
 * the notes of both are kept whole. Returns how many were put in: fewer than wanted when the line would
 * hold more than it may, and the caller says so. Source: spec 1 §4 Cart.
 */
export function putLine(
  cartId: string,
  line: Omit<StoredLine, "id" | "name" | "category">,
  left = Number.POSITIVE_INFINITY,
): number {
  const twin = findTwin(cartId, line);
  const room = MAX_LINE_QUANTITY - (twin?.quantity ?? 0);
  const added = Math.max(0, Math.min(line.quantity, room, left));
  if (added === 0) return 0;
  if (twin) {
    update.run({
      id: twin.id,
      customizations: line.customizations,
      quantity: twin.quantity + added,
      specialInstructions: joinNotes(twin.specialInstructions, line.specialInstructions),
    });
  } else {
    insert.run({ ...line, quantity: added, id: newId(), cartId, at: now() });
  }
  touchCart(cartId);
  return added;
}

/** Takes a line with its new values, writes it. Source: spec 1 §4 Cart. */
export function changeLine(
  cartId: string,
  line: Pick<StoredLine, "id" | "quantity" | "customizations" | "specialInstructions">,
): void {
  update.run(line);
  touchCart(cartId);
}

/** Takes a line's id, removes it. Source: spec 1 §4 Cart. */
export function dropLine(cartId: string, id: string): void {
  remove.run({ id });
  touchCart(cartId);
}

/** Takes a cart's id, empties it. Source: spec 1 §4 Cart. */
export function dropAllLines(cartId: string): void {
  removeAll.run({ cartId });
  touchCart(cartId);
}
