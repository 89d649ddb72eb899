import { and, eq, gte, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { products } from "#db/schema/products.ts";
import { canonicalCustomizations } from "../cart/customizations.ts";
import { now } from "../clock.ts";
import { isSoldOut } from "../menu/sold-out.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import type { OrderItem } from "./order.ts";

/** A dish wanted; `path` names it in a complaint of the call. */
export type RequestedItem = Pick<
  OrderItem,
  "quantity" | "customizations" | "specialInstructions"
> & {
  productId: string;
  path: string;
};

/** A dish taken from stock, as its order will keep it; the customizations as they are stored. */
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

function tooFew(name: string, left: number, wanted: number, path: string): Problem {
  const msg =
    left > 0
      ? `Only ${left} of ${name} left, and you asked for ${wanted}. Lower the quantity and order again.`
      : `${name} is sold out for now. Remove it and order the rest.`;
  return problem("out_of_stock", msg, { errors: [{ path, msg }] });
}

/**
 * Takes the dishes wanted, takes them out of stock and returns them at today's prices, as an order keeps
 * them. Call it inside a transaction. Problems: `out_of_stock` (names the dish and what is left),
 * `conflict` (a dish not on the menu). Source: decisions, Ordering.
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
