import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { optionChoices, productOptionGroups } from "#db/schema/options.ts";
import { products } from "#db/schema/products.ts";
import { now } from "../clock.ts";

/** A dish that uses a group, even if it is inactive. */
export type UsingDish = { id: string; name: string; kind: "dish" | "combo" };

const uses = db
  .select({
    groupId: productOptionGroups.groupId,
    dish: { id: products.id, name: products.name, kind: products.kind },
  })
  .from(productOptionGroups)
  .innerJoin(
    products,
    and(eq(products.id, productOptionGroups.productId), isNull(products.deletedAt)),
  )
  .orderBy(asc(products.name))
  .prepare();

/** Dishes by group; groups that no dish uses are missing. */
export function dishesByGroup(): Map<string, UsingDish[]> {
  const found = new Map<string, UsingDish[]>();
  for (const { groupId, dish } of uses.all()) {
    found.set(groupId, [...(found.get(groupId) ?? []), dish]);
  }
  return found;
}

export function dishesUsing(groupId: string): UsingDish[] {
  return dishesByGroup().get(groupId) ?? [];
}

const counts = db
  .select({ id: productOptionGroups.productId, count: count() })
  .from(productOptionGroups)
  .groupBy(productOptionGroups.productId)
  .prepare();

/** How many groups each dish uses; dishes without any are missing. */
export function groupCounts(): Map<string, number> {
  return new Map(counts.all().map((dish) => [dish.id, dish.count]));
}

const marked = db
  .select({ id: optionChoices.id, until: optionChoices.soldOutUntil })
  .from(optionChoices)
  .where(sql`${optionChoices.soldOutUntil} > ${sql.placeholder("at")}`)
  .prepare();

/** The choices that are marked as sold out today, whatever their stock. */
export function choicesMarkedSoldOut(): Set<string> {
  return new Set(marked.all({ at: now().getTime() }).map(({ id }) => id));
}
