import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { optionChoices } from "#db/schema/options.ts";
import { products } from "#db/schema/products.ts";
import { now } from "../clock.ts";
import type { Order, StockItem } from "./order.ts";

const among = sql`(select value from json_each(${sql.placeholder("ids")}))`;

const dishes = db
  .select({ id: products.id, name: products.name, until: products.soldOutUntil })
  .from(products)
  .where(
    and(sql`${products.id} in ${among}`, eq(products.kind, "dish"), isNull(products.deletedAt)),
  )
  .orderBy(asc(products.name))
  .prepare();

const choices = db
  .select({ id: optionChoices.id, name: optionChoices.name, until: optionChoices.soldOutUntil })
  .from(optionChoices)
  .where(sql`${optionChoices.id} in ${among}`)
  .orderBy(asc(optionChoices.name))
  .prepare();

/** The dishes (also those of combos) and choices of an order that are still on the menu. */
export function stockItemsOf({ items }: Order): StockItem[] {
  const at = now();
  const all = items.flatMap((item) => [item, ...item.parts]);
  const dishIds = all.flatMap(({ productId }) => (productId ? [productId] : []));
  const choiceIds = all.flatMap(({ options }) => options.map(({ choiceId }) => choiceId));
  const found = [
    ...dishes
      .all({ ids: JSON.stringify(dishIds) })
      .map((row) => ({ kind: "dish" as const, ...row })),
    ...choices
      .all({ ids: JSON.stringify(choiceIds) })
      .map((row) => ({ kind: "choice" as const, ...row })),
  ];
  return found.map(({ until, ...item }) => ({ ...item, isMarked: until !== null && until > at }));
}
