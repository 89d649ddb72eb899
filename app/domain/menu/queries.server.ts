import { and, asc, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { isOffered, isOrderable } from "../availability/dish-state.server.ts";
import { type ServingTime, servingTime } from "../availability/serving-time.server.ts";
import { constantProblem } from "../result.ts";
import { sharedRead } from "../shared-read.server.ts";
import type { Dish } from "./dish.ts";
import { dishColumns, toDish } from "./dish-rows.server.ts";

const byId = db
  .select(dishColumns)
  .from(products)
  .where(and(given(products.id), isNull(products.deletedAt)))
  .prepare();

const bySlug = db
  .select(dishColumns)
  .from(products)
  .where(and(given(products.slug), isNull(products.deletedAt)))
  .prepare();

const byPopularity = [
  desc(products.isPopular),
  desc(products.soldCount),
  desc(sql`${products.ratingTotal} * 1.0 / max(${products.ratingCount}, 1)`),
  asc(products.name),
];

const removed = db
  .select({ name: products.name, category: products.category })
  .from(products)
  .where(and(or(given(products.slug), given(products.id)), isNotNull(products.deletedAt)))
  .prepare();

const popularIds = db
  .select({ id: products.id })
  .from(products)
  .where(
    and(
      isNull(products.deletedAt),
      isOffered(),
      eq(products.kind, "dish"),
      isOrderable,
      sql`${products.id} not in (select value from json_each(${sql.placeholder("except")}))`,
    ),
  )
  .orderBy(desc(given(products.category)), ...byPopularity)
  .limit(sql.placeholder("limit"))
  .prepare();

const hasId = sql`${products.id} in (select value from json_each(${sql.placeholder("ids")}))`;

const byIds = db
  .select(dishColumns)
  .from(products)
  .where(and(hasId, isNull(products.deletedAt)))
  .prepare();

const anyByIds = db.select(dishColumns).from(products).where(hasId).prepare();

export const noSuchProduct = constantProblem("not_found", () => m.menu_productNotFound());

/** Only admins find unavailable dishes; `viewer` is null for a guest. */
export function findDish(
  id: string,
  viewer: User | null,
  time: ServingTime = servingTime(),
): Dish | undefined {
  return visibleTo(viewer, byId.get({ id, ...time }), time);
}

/** As `findDish`. */
export function findDishBySlug(slug: string, viewer: User | null): Dish | undefined {
  const time = servingTime();
  return visibleTo(viewer, bySlug.get({ slug, ...time }), time);
}

function visibleTo(
  viewer: User | null,
  row: ReturnType<typeof byId.get>,
  { at }: ServingTime,
): Dish | undefined {
  if (!row || (!row.isOffered && !may(viewer, "mark dishes sold out"))) return undefined;
  return toDish(row, at);
}

/** By id; unavailable dishes are missing. */
export function findDishes(ids: string[], time: ServingTime = servingTime()): Map<string, Dish> {
  const rows = byIds.all({ ids: JSON.stringify(ids), ...time });
  const available = rows.filter((row) => row.isOffered);
  return new Map(available.map((row) => [row.id, toDish(row, time.at)]));
}

/** By id. Removed dishes are returned as they were when they were removed. */
export function findSoldDishes(ids: string[], time: ServingTime): Map<string, Dish> {
  const rows = anyByIds.all({ ids: JSON.stringify(ids), ...time });
  return new Map(rows.map((row) => [row.id, toDish(row, time.at)]));
}

/** A removed dish by its last slug or its id. */
export function removedDish(
  slug: string,
  id: string | undefined,
): { name: string; category: string } | undefined {
  return removed.get({ slug, id: id ?? "" });
}

/** Dishes that can be ordered now, without combos: those of the category first, then as `byPopularity`. */
export const popularDishes = sharedRead((limit: number, except: string[] = [], category = "") => {
  const time = servingTime();
  // In two steps, because sorting would otherwise compute all columns of every dish.
  const ids = popularIds
    .all({ limit, except: JSON.stringify(except), category, ...time })
    .map(({ id }) => id);
  const dishes = findDishes(ids, time);
  return ids.flatMap((id) => dishes.get(id) ?? []);
});
