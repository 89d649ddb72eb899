import { and, eq, gte, isNull, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { optionChoices } from "#db/schema/options.ts";
import { products } from "#db/schema/products.ts";
import type { SoldOption } from "../options/option-group.ts";
import type { ConfiguredItem } from "./configure-items.server.ts";
import type { OrderItem } from "./order.ts";

const takeDish = db
  .update(products)
  .set({
    stock: sql`${products.stock} - ${sql.placeholder("quantity")}`,
    soldCount: sql`${products.soldCount} + ${sql.placeholder("quantity")}`,
  })
  .where(
    and(eq(products.id, sql.placeholder("id")), gte(products.stock, sql.placeholder("quantity"))),
  )
  .prepare();

const returnDish = db
  .update(products)
  .set({
    stock: sql`${products.stock} + ${sql.placeholder("quantity")}`,
    soldCount: sql`${products.soldCount} - ${sql.placeholder("quantity")}`,
  })
  .where(eq(products.id, sql.placeholder("id")))
  .prepare();

const countCombo = db
  .update(products)
  .set({ soldCount: sql`${products.soldCount} + ${sql.placeholder("quantity")}` })
  .where(eq(products.id, sql.placeholder("id")))
  .prepare();

const takeChoice = db
  .update(optionChoices)
  .set({ stock: sql`${optionChoices.stock} - ${sql.placeholder("quantity")}` })
  .where(
    and(
      eq(optionChoices.id, sql.placeholder("id")),
      or(isNull(optionChoices.stock), gte(optionChoices.stock, sql.placeholder("quantity"))),
    ),
  )
  .prepare();

const returnChoice = db
  .update(optionChoices)
  .set({ stock: sql`${optionChoices.stock} + ${sql.placeholder("quantity")}` })
  .where(eq(optionChoices.id, sql.placeholder("id")))
  .prepare();

const take = { dish: takeDish, choice: takeChoice };

/** Takes what was found to be in stock. Call it inside the transaction that configured the items. */
export function reserveStock(items: ConfiguredItem[]): void {
  for (const { dish, quantity, demands } of items) {
    for (const { kind, id, quantity: ofOne } of demands) {
      const { changes } = take[kind].run({ id, quantity: ofOne * quantity });
      if (changes === 0) throw new Error("What was in stock was gone in the same transaction");
    }
    if (dish.kind === "combo") countCombo.run({ id: dish.id, quantity });
  }
}

function returnOptions(options: SoldOption[], quantity: number): void {
  for (const option of options) {
    returnChoice.run({ id: option.choiceId, quantity: option.quantity * quantity });
  }
}

/** Puts the dishes and choices of a cancelled order back. Call it inside a transaction. */
export function returnStock(items: OrderItem[]): void {
  for (const { productId, quantity, options, parts } of items) {
    if (productId && parts.length === 0) returnDish.run({ id: productId, quantity });
    if (productId && parts.length > 0) countCombo.run({ id: productId, quantity: -quantity });
    returnOptions(options, quantity);
    for (const part of parts) {
      if (part.productId) returnDish.run({ id: part.productId, quantity: part.quantity });
      returnOptions(part.options, part.quantity);
    }
  }
}
