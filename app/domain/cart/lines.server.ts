import { and, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cartLines } from "#db/schema/carts.ts";
import { products } from "#db/schema/products.ts";

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

/** What makes two lines one: the same dish with identical customizations. Source: spec 1 §4 Cart. */
export type LineIdentity = Pick<StoredLine, "productId" | "customizations">;

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
  .select(stored)
  .from(cartLines)
  .innerJoin(products, eq(products.id, cartLines.productId))
  .where(
    and(
      eq(cartLines.cartId, sql.placeholder("cartId")),
      eq(cartLines.productId, sql.placeholder("productId")),
      eq(cartLines.customizations, sql.placeholder("customizations")),
    ),
  )
  .prepare();

/** Takes a cart's id and a line's, returns the line if it is in that cart. Source: decisions, Cart. */
export function findLine(cartId: string, id: string): StoredLine | undefined {
  return byId.get({ cartId, id });
}

/** Takes a cart's id, returns its lines in the order they were added. Source: spec 1 §4 Cart. */
export function storedLines(cartId: string): StoredLine[] {
  return ofCart.all({ cartId });
}

/** Takes a cart's id and a line, returns the one in the cart that it would add up with. Source: spec 1 §4 Cart. */
export function findTwin(
  cartId: string,
  { productId, customizations }: LineIdentity,
): StoredLine | undefined {
  return same.get({ cartId, productId, customizations });
}

/** Takes a cart's id and a dish's, returns how many of it the cart holds over all its lines. Source: decisions, Ordering. */
export function quantityInCart(cartId: string, productId: string): number {
  return storedLines(cartId)
    .filter((line) => line.productId === productId)
    .reduce((sum, line) => sum + line.quantity, 0);
}
