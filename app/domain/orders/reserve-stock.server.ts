import { and, eq, gte, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { products } from "#db/schema/products.ts";
import { canonicalCustomizations } from "../cart/customizations.ts";
import { now } from "../clock.ts";
import { isSoldOut } from "../menu/sold-out.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import type { OrderItem } from "./order.ts";

/** `path` is the field that an API error names. */
export type RequestedItem = Pick<
  OrderItem,
  "quantity" | "customizations" | "specialInstructions"
> & {
  productId: string;
  path: string;
};

/** An order item as it is stored, with serialized customizations. */
export type ReservedItem = Omit<OrderItem, "customizations"> & { customizations: string };

const dish = db
  .select({
    name: products.name,
    description: products.description,
    category: products.category,
    image: products.image,
    pricePaise: products.pricePaise,
    stock: products.stock,
    soldOutUntil: products.soldOutUntil,
  })
  .from(products)
  .where(
    and(
      eq(products.id, sql.placeholder("id")),
      eq(products.isAvailable, true),
      isNull(products.deletedAt),
    ),
  )
  .prepare();

const takeStock = db
  .update(products)
  .set({
    stock: sql`${products.stock} - ${sql.placeholder("quantity")}`,
    soldCount: sql`${products.soldCount} + ${sql.placeholder("quantity")}`,
  })
  .where(
    and(eq(products.id, sql.placeholder("id")), gte(products.stock, sql.placeholder("quantity"))),
  )
  .prepare();

const addStock = db
  .update(products)
  .set({
    stock: sql`${products.stock} + ${sql.placeholder("quantity")}`,
    soldCount: sql`${products.soldCount} - ${sql.placeholder("quantity")}`,
  })
  .where(eq(products.id, sql.placeholder("id")))
  .prepare();

function tooFew(name: string, left: number, wanted: number, path: string): Problem {
  const msg =
    left > 0
      ? `Only ${left} of ${name} left, and you asked for ${wanted}. Lower the quantity and order again.`
      : `${name} is sold out for now. Remove it and order the rest.`;
  return problem("out_of_stock", msg, { errors: [{ path, msg }] });
}

/**
 * Decreases the stock of the dishes and returns them at today's prices. Call it inside a transaction. Problems:
 * `out_of_stock` (names the dish and what is left), `conflict` (a dish is no longer on the menu).
 */
export function reserveStock(wanted: RequestedItem[]): Result<ReservedItem[]> {
  const at = now();
  const items: ReservedItem[] = [];
  for (const { productId, path, quantity, specialInstructions, customizations } of wanted) {
    const found = dish.get({ id: productId });
    if (!found) {
      const msg = "A dish in this order is no longer on the menu. Remove it and order the rest.";
      return problem("conflict", msg, { errors: [{ path, msg }] });
    }
    if (isSoldOut(found, at)) return tooFew(found.name, 0, quantity, path);
    if (takeStock.run({ id: productId, quantity }).changes === 0) {
      return tooFew(found.name, found.stock, quantity, path);
    }
    items.push({
      id: newId(),
      productId,
      name: found.name,
      description: found.description,
      image: found.image,
      pricePaise: found.pricePaise,
      quantity,
      totalPaise: found.pricePaise * quantity,
      customizations: canonicalCustomizations(customizations, found.category),
      specialInstructions,
    });
  }
  return ok(items);
}

/** Puts the dishes of a cancelled order back. Call it inside a transaction. */
export function returnStock(items: OrderItem[]): void {
  for (const { productId, quantity } of items) {
    if (productId) addStock.run({ id: productId, quantity });
  }
}
