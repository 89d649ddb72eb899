import { and, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { cartLines, carts } from "#db/schema/carts.ts";
import { products } from "#db/schema/products.ts";
import { now } from "../clock.ts";
import { MAX_LINE_QUANTITY } from "./quantity-limit.ts";

/** A line as stored, with the category that decides which customizations it may carry. */
export type StoredLine = {
  id: string;
  productId: string;
  name: string;
  category: string;
  quantity: number;
  customizations: string;
  specialInstructions: string;
};

const stored = {
  id: cartLines.id,
  productId: cartLines.productId,
  name: products.name,
  category: products.category,
  quantity: cartLines.quantity,
  customizations: cartLines.customizations,
  specialInstructions: cartLines.specialInstructions,
};

const byId = db
  .select(stored)
  .from(cartLines)
  .innerJoin(products, eq(products.id, cartLines.productId))
  .where(
    and(eq(cartLines.id, sql.placeholder("id")), eq(cartLines.cartId, sql.placeholder("cartId"))),
  )
  .prepare();

const ofCart = db
  .select(stored)
  .from(cartLines)
  .innerJoin(products, eq(products.id, cartLines.productId))
  .where(eq(cartLines.cartId, sql.placeholder("cartId")))
  .orderBy(cartLines.id)
  .prepare();

const same = db
  .select({
    id: cartLines.id,
    quantity: cartLines.quantity,
    specialInstructions: cartLines.specialInstructions,
  })
  .from(cartLines)
  .where(
    and(
      eq(cartLines.cartId, sql.placeholder("cartId")),
      eq(cartLines.productId, sql.placeholder("productId")),
      eq(cartLines.customizations, sql.placeholder("customizations")),
    ),
  )
  .prepare();

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

/** Takes a cart's id and a line's, returns the line if it is in that cart. Source: decisions, Cart. */
export function findLine(cartId: string, id: string): StoredLine | undefined {
  return byId.get({ cartId, id });
}

/** Takes a cart's id, returns its lines in the order they were added. Source: spec 1 §4 Cart. */
export function storedLines(cartId: string): StoredLine[] {
  return ofCart.all({ cartId });
}

/** Takes two notes for one line, returns both, the same note once. */
function joinNotes(first: string, second: string): string {
  return [...new Set([first, second].filter(Boolean))].join("; ").slice(0, 200);
}

/**
 * Takes a cart's id and a line, puts it in: the same dish with identical customizations adds up, else
 * a new line is appended. Never more than the largest quantity a line may hold. Source: spec 1 §4 Cart.
 */
export function putLine(cartId: string, line: Omit<StoredLine, "id" | "name" | "category">): void {
  const twin = same.get({ cartId, productId: line.productId, customizations: line.customizations });
  if (twin) {
    update.run({
      id: twin.id,
      customizations: line.customizations,
      quantity: Math.min(twin.quantity + line.quantity, MAX_LINE_QUANTITY),
      specialInstructions: joinNotes(twin.specialInstructions, line.specialInstructions),
    });
  } else {
    insert.run({ ...line, id: newId(), cartId, at: now() });
  }
  touch.run({ cartId, at: now().getTime() });
}

/** Takes a cart's id and a line, returns whether the cart holds one that it would add up with. Source: spec 1 §4 Cart. */
export function hasTwin(
  cartId: string,
  line: Pick<StoredLine, "productId" | "customizations">,
): boolean {
  const { productId, customizations } = line;
  return same.get({ cartId, productId, customizations }) !== undefined;
}

/** Takes a line with its new values, writes it. Source: spec 1 §4 Cart. */
export function changeLine(
  cartId: string,
  line: Pick<StoredLine, "id" | "quantity" | "customizations" | "specialInstructions">,
): void {
  update.run(line);
  touch.run({ cartId, at: now().getTime() });
}

/** Takes a line's id, removes it. Source: spec 1 §4 Cart. */
export function dropLine(cartId: string, id: string): void {
  remove.run({ id });
  touch.run({ cartId, at: now().getTime() });
}

/** Takes a cart's id, empties it. Source: spec 1 §4 Cart. */
export function dropAllLines(cartId: string): void {
  removeAll.run({ cartId });
  touch.run({ cartId, at: now().getTime() });
}
