import { asc, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { cartLines } from "#db/schema/carts.ts";
import { products } from "#db/schema/products.ts";
import { now } from "../clock.ts";
import { isSoldOut } from "../menu/sold-out.ts";
import { deliveryFee } from "../orders/delivery-fee.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { Cart, CartLine, CartOwner, LineProblem } from "./cart.ts";
import { readCustomizations } from "./customizations.ts";
import { findCartId } from "./own-cart.server.ts";

const lines = db
  .select({
    id: cartLines.id,
    productId: cartLines.productId,
    quantity: cartLines.quantity,
    customizations: cartLines.customizations,
    specialInstructions: cartLines.specialInstructions,
    name: products.name,
    description: products.description,
    category: products.category,
    image: products.image,
    pricePaise: products.pricePaise,
    stock: products.stock,
    soldOutUntil: products.soldOutUntil,
    isAvailable: products.isAvailable,
    deletedAt: products.deletedAt,
  })
  .from(cartLines)
  .innerJoin(products, eq(products.id, cartLines.productId))
  .where(eq(cartLines.cartId, sql.placeholder("cartId")))
  .orderBy(asc(cartLines.id))
  .prepare();

type CartContents = Omit<Cart, "deliveryFeePaise" | "totalPaise">;

/** The cart at today's prices; line items that exceed the stock of their dish across the cart are marked. */
export function cartOf(owner: CartOwner): Cart {
  const contents = cartContents(owner);
  const { subtotalPaise } = contents;
  const deliveryFeePaise = deliveryFee(subtotalPaise, "delivery", shopSettings().delivery);
  return { ...contents, deliveryFeePaise, totalPaise: subtotalPaise + deliveryFeePaise };
}

export function cartContents(owner: CartOwner): CartContents {
  const cartId = findCartId(owner);
  const at = now();
  const left = new Map<string, number>();
  const shown = (cartId ? lines.all({ cartId }) : []).map((row): CartLine => {
    const { isAvailable, deletedAt, soldOutUntil, ...line } = row;
    const unclaimed = left.get(line.productId) ?? line.stock;
    let problem: LineProblem | null = null;
    if (!isAvailable || deletedAt) problem = "unavailable";
    else if (isSoldOut({ stock: line.stock, soldOutUntil }, at)) problem = "sold_out";
    else if (unclaimed < line.quantity) problem = "too_few";
    else left.set(line.productId, unclaimed - line.quantity);
    return {
      ...line,
      customizations: readCustomizations(line.customizations),
      totalPaise: line.pricePaise * line.quantity,
      stock: Math.max(0, unclaimed),
      problem,
    };
  });
  const subtotalPaise = shown
    .filter((line) => line.problem === null || line.problem === "too_few")
    .reduce((sum, line) => sum + line.totalPaise, 0);
  return {
    lines: shown,
    itemCount: shown.reduce((sum, line) => sum + line.quantity, 0),
    subtotalPaise,
  };
}
