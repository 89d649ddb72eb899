import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { optionChoices } from "#db/schema/options.ts";
import { products } from "#db/schema/products.ts";
import { now } from "../clock.ts";
import type { Order } from "./order.ts";
import type { OrderedSupply } from "./ordered-supplies.ts";

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

/** The dishes of an order, those of its combos and what was chosen, as far as they are still on the menu. */
export function orderedSupplies({ items }: Order): OrderedSupply[] {
  const at = now();
  const all = items.flatMap((item) => [item, ...item.parts]);
  const dishIds = all.flatMap(({ productId }) => (productId ? [productId] : []));
  const choiceIds = all.flatMap(({ options }) => options.map(({ choiceId }) => choiceId));
  const supplies = (
    kind: OrderedSupply["kind"],
    query: typeof dishes | typeof choices,
    ids: string[],
  ) =>
    query
      .all({ ids: JSON.stringify(ids) })
      .map(({ id, name, until }) => ({ kind, id, name, isMarked: until !== null && until > at }));
  return [...supplies("dish", dishes, dishIds), ...supplies("choice", choices, choiceIds)];
}
