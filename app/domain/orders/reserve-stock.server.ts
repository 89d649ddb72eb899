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
const give = { dish: returnDish, choice: returnChoice };

/** Reserves what was found to be in stock. Call it inside the transaction that configured the items. */
export function reserveStock(items: ConfiguredItem[]): void {
  for (const { dish, quantity, demands } of items) {
    for (const { kind, id, quantity: ofOne } of demands) {
      const { changes } = take[kind].run({ id, quantity: ofOne * quantity });
      if (changes === 0) throw new Error("What was in stock was gone in the same transaction");
    }
    if (dish.kind === "combo") countCombo.run({ id: dish.id, quantity });
  }
}

/** What items that were sold took, to be put back or taken again. */
type Taken = { kind: "dish" | "combo" | "choice"; id: string; name: string; quantity: number };

function takenChoices(options: SoldOption[], times: number): Taken[] {
  return options.map(({ choiceId: id, name, quantity }) => ({
    kind: "choice",
    id,
    name,
    quantity: quantity * times,
  }));
}

function takenBy({ productId, name, quantity, options, parts }: OrderItem): Taken[] {
  const kind = parts.length > 0 ? "combo" : "dish";
  return [
    ...(productId ? [{ kind, id: productId, name, quantity } as const] : []),
    ...takenChoices(options, quantity),
    ...parts.flatMap((part): Taken[] => [
      ...(part.productId ? [{ ...part, kind: "dish", id: part.productId } as const] : []),
      ...takenChoices(part.options, part.quantity),
    ]),
  ];
}

/** Puts the dishes and choices of an order back. Call it inside a transaction. */
export function returnStock(items: OrderItem[]): void {
  for (const { kind, id, quantity } of items.flatMap(takenBy)) {
    if (kind === "combo") countCombo.run({ id, quantity: -quantity });
    else give[kind].run({ id, quantity });
  }
}

/**
 * Takes items as they were sold once more; returns the name of the first dish or choice of which too little is left, or null.
 * Call it inside a transaction.
 */
export function takeStock(items: OrderItem[]): string | null {
  let scarce: string | null = null;
  for (const { kind, id, name, quantity } of items.flatMap(takenBy)) {
    if (kind === "combo") countCombo.run({ id, quantity });
    else if (take[kind].run({ id, quantity }).changes === 0) scarce ??= name;
  }
  return scarce;
}
