import { eq } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { prepareInsert, updateRow } from "#db/prepare-writes.server.ts";
import { cartLines, carts } from "#db/schema/carts.ts";
import { products } from "#db/schema/products.ts";
import { now } from "../clock.ts";
import { joinNotes, MAX_LINE_QUANTITY, MAX_ORDER_LINES } from "../orders/line-limits.ts";
import { pick } from "../pick.ts";
import { localName } from "../translations/local-texts.server.ts";

type LineIdentity = Pick<StoredLine, "productId" | "selection">;

const stored = {
  ...pick(cartLines, ["id", "productId", "quantity", "selection", "specialInstructions"]),
  ...pick(products, ["name", "kind"]),
};

function selectStored() {
  return db
    .select(stored)
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId));
}

const byId = selectStored().where(given(cartLines.id, cartLines.cartId)).prepare();

const ofCart = selectStored().where(given(cartLines.cartId)).orderBy(cartLines.id).prepare();

export type StoredLine = ReturnType<typeof ofCart.all>[number];

const same = selectStored()
  .where(given(cartLines.cartId, cartLines.productId, cartLines.selection))
  .prepare();

const insert = prepareInsert(cartLines);

const remove = db.delete(cartLines).where(given(cartLines.id)).prepare();
const removeAll = db.delete(cartLines).where(given(cartLines.cartId)).prepare();

function touchCart(cartId: string): void {
  updateRow(carts, cartId, { updatedAt: now() });
}

const withLocalName = (line: StoredLine): StoredLine => ({
  ...line,
  name: localName("dish", line.productId, line.name).name,
});

export function findLine(cartId: string, id: string): StoredLine | undefined {
  const line = byId.get({ cartId, id });
  return line && withLocalName(line);
}

/** In the order in which they were added. */
export function storedLines(cartId: string): StoredLine[] {
  return ofCart.all({ cartId }).map(withLocalName);
}

/** A line item of the same dish with an identical selection, to merge with. */
export function findMatchingLine(
  cartId: string,
  { productId, selection }: LineIdentity,
): StoredLine | undefined {
  const line = same.get({ cartId, productId, selection });
  return line && withLocalName(line);
}

/** The sum over all line items of the dish. */
export function quantityInCart(cartId: string, productId: string): number {
  return storedLines(cartId)
    .filter((line) => line.productId === productId)
    .reduce((sum, line) => sum + line.quantity, 0);
}

/** Whether the cart cannot take another line item. */
export function isFull(cartId: string): boolean {
  return storedLines(cartId).length >= MAX_ORDER_LINES;
}

/**
 * Adds as many portions as fit to the line item with the same dish and selection, or to a new one; the notes of both
 * are kept in full. `left` limits the number by stock. Returns how many were added: 0 if the cart is full.
 */
export function putLine(
  cartId: string,
  line: Omit<StoredLine, "id" | "name" | "kind">,
  left = Number.POSITIVE_INFINITY,
): number {
  const existing = findMatchingLine(cartId, line);
  const room = MAX_LINE_QUANTITY - (existing?.quantity ?? 0);
  const added = Math.max(0, Math.min(line.quantity, room, left));
  if (added === 0 || (!existing && isFull(cartId))) return 0;
  if (existing) {
    updateRow(cartLines, existing.id, {
      selection: line.selection,
      quantity: existing.quantity + added,
      specialInstructions: joinNotes(existing.specialInstructions, line.specialInstructions),
    });
  } else {
    insert.run({ ...line, quantity: added, id: newId(), cartId, createdAt: now() });
  }
  touchCart(cartId);
  return added;
}

export function changeLine(
  cartId: string,
  line: Pick<StoredLine, "id" | "quantity" | "selection" | "specialInstructions">,
): void {
  updateRow(cartLines, line.id, pick(line, ["quantity", "selection", "specialInstructions"]));
  touchCart(cartId);
}

export function dropLine(cartId: string, id: string): void {
  remove.run({ id });
  touchCart(cartId);
}

export function dropAllLines(cartId: string): void {
  removeAll.run({ cartId });
  touchCart(cartId);
}
