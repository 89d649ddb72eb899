import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { db } from "#db/client.server.ts";
import { fullTextQuery } from "#db/full-text.ts";
import { products } from "#db/schema/products.ts";
import { variants } from "#db/variants.ts";
import type { User } from "../accounts/user.ts";
import { type Paging, pagingOf } from "../paging.ts";
import { problem } from "../result.ts";
import { POPULAR } from "./categories.ts";
import type { Dish } from "./dish.ts";
import { dishColumns, dishOrder, toDish } from "./dish-rows.server.ts";
import { isOrderable } from "./dish-state.server.ts";
import type { BoardView, MenuView } from "./schema.ts";
import { type ServingTime, servingTime } from "./serving-time.server.ts";
import { similarWords } from "./spelling.ts";

type Filter = { from: "all" | "popular" | "category"; searching: boolean; withCombos: boolean };

function matching({ from, searching, withCombos }: Filter): SQL | undefined {
  return and(
    isNull(products.deletedAt),
    withCombos ? undefined : eq(products.kind, "dish"),
    from === "category" ? eq(products.category, sql.placeholder("category")) : undefined,
    from === "popular" ? eq(products.isPopular, true) : undefined,
    searching
      ? // The plus makes SQLite walk the index that the list is sorted by.
        sql`+${products.seq} in (select rowid from products_fts where products_fts match ${sql.placeholder("match")})`
      : undefined,
  );
}

function selectDishes(filter: Filter, isAvailable: boolean) {
  return db
    .select(dishColumns)
    .from(products)
    .where(and(matching(filter), eq(products.isAvailable, isAvailable)));
}

type PageQuery = Filter & { sort: keyof typeof dishOrder; all: boolean };

const dishPage = variants(({ sort, all, ...filter }: PageQuery) => {
  const available = selectDishes(filter, true);
  // The indexes begin with availability: a union of both halves is merged without sorting.
  const dishes = all ? unionAll(available, selectDishes(filter, false)) : available;
  return dishes
    .orderBy(...dishOrder[sort])
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare();
});

const dishCount = variants(({ all, ...filter }: Omit<PageQuery, "sort">) =>
  db
    .select({ total: count() })
    .from(products)
    .where(and(matching(filter), all ? undefined : eq(products.isAvailable, true)))
    .prepare(),
);

const byId = db
  .select(dishColumns)
  .from(products)
  .where(and(eq(products.id, sql.placeholder("id")), isNull(products.deletedAt)))
  .prepare();

const bySlug = db
  .select(dishColumns)
  .from(products)
  .where(and(eq(products.slug, sql.placeholder("slug")), isNull(products.deletedAt)))
  .prepare();

const combos = db
  .select(dishColumns)
  .from(products)
  .where(
    and(eq(products.kind, "combo"), eq(products.isAvailable, true), isNull(products.deletedAt)),
  )
  .orderBy(asc(products.position), asc(products.pricePaise), asc(products.id))
  .prepare();

const byPopularity = [
  desc(products.isPopular),
  desc(products.soldCount),
  desc(sql`${products.ratingTotal} * 1.0 / max(${products.ratingCount}, 1)`),
  asc(products.name),
];

const pages = db
  .select({ slug: products.slug, updatedAt: products.updatedAt })
  .from(products)
  .where(and(eq(products.isAvailable, true), isNull(products.deletedAt)))
  .orderBy(asc(products.slug))
  .prepare();

const removed = db
  .select({ name: products.name, category: products.category })
  .from(products)
  .where(
    and(
      or(eq(products.slug, sql.placeholder("slug")), eq(products.id, sql.placeholder("id"))),
      isNotNull(products.deletedAt),
    ),
  )
  .prepare();

const popularIds = db
  .select({ id: products.id })
  .from(products)
  .where(
    and(
      isNull(products.deletedAt),
      eq(products.isAvailable, true),
      eq(products.kind, "dish"),
      isOrderable,
      sql`${products.id} not in (select value from json_each(${sql.placeholder("except")}))`,
    ),
  )
  .orderBy(desc(eq(products.category, sql.placeholder("category"))), ...byPopularity)
  .limit(sql.placeholder("limit"))
  .prepare();

const byIds = db
  .select(dishColumns)
  .from(products)
  .where(
    and(
      sql`${products.id} in (select value from json_each(${sql.placeholder("ids")}))`,
      isNull(products.deletedAt),
    ),
  )
  .prepare();

type DishList = { items: Dish[]; pagination: Paging };

const searchedWords = db
  .select({ word: sql<string>`term` })
  .from(sql`products_fts_words`)
  .prepare();

function list(view: BoardView, all: boolean): DishList {
  const { q, page, limit } = view;
  const match = fullTextQuery(q);
  if (q && !match) return { items: [], pagination: pagingOf(page, limit, 0) };
  const found = listMatching(view, all, match);
  if (!match || found.pagination.totalItems > 0) return found;
  const known = searchedWords.all().map(({ word }) => word);
  const corrected = fullTextQuery(q, (word) => similarWords(word, known));
  return corrected === match ? found : listMatching(view, all, corrected);
}

function listMatching(view: BoardView, all: boolean, match: string | null): DishList {
  const { category, sort, page, limit } = view;
  const filter: Omit<PageQuery, "sort"> = {
    all,
    from: category === null ? "all" : category === POPULAR ? "popular" : "category",
    searching: match !== null,
    // On the board, they are the special offers below the dishes.
    withCombos: match !== null || sort !== null,
  };
  const values = { category, match };
  const paging = { limit, offset: (page - 1) * limit };
  const time = servingTime();
  const rows = dishPage({ sort: sort ?? "board", ...filter }).all({
    ...values,
    ...paging,
    ...time,
  });
  const found = dishCount(filter).get(values)?.total ?? 0;
  return {
    items: rows.map((row) => toDish(row, time.at)),
    pagination: pagingOf(page, limit, found),
  };
}

/** Available dishes only; sold-out ones are included and marked. */
export function listMenu(view: BoardView): DishList {
  return list(view, false);
}

/** Those of the whole menu, sold-out ones included. */
export function countDishes(): number {
  const wholeMenu = { all: false, from: "all", searching: false, withCombos: true } as const;
  return dishCount(wholeMenu).get({})?.total ?? 0;
}

/** All dishes, for admins. */
export function listProducts(view: MenuView): DishList {
  return list(view, true);
}

export const noSuchProduct = problem("not_found", "Product not found");

/** Unavailable dishes are found by admins only; `viewer` is null for a guest. */
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
  if (!row || (!row.isAvailable && viewer?.role !== "admin")) return undefined;
  return toDish(row, at);
}

/** Those of the menu, sold-out ones included. */
export function listCombos(): Dish[] {
  const time = servingTime();
  return combos.all(time).map((row) => toDish(row, time.at));
}

/** By id; unavailable dishes are missing. */
export function findDishes(ids: string[], time: ServingTime = servingTime()): Map<string, Dish> {
  const rows = byIds.all({ ids: JSON.stringify(ids), ...time });
  const available = rows.filter(({ isAvailable }) => isAvailable);
  return new Map(available.map((row) => [row.id, toDish(row, time.at)]));
}

/** For crawlers. */
export function dishPages(): { slug: string; updatedAt: Date }[] {
  return pages.all();
}

/** A dish that is gone for good, found by its last slug or its id. */
export function removedDish(
  slug: string,
  id: string | undefined,
): { name: string; category: string } | undefined {
  return removed.get({ slug, id: id ?? "" });
}

/** Dishes that can be ordered now, without combos: those of the category first, then as `byPopularity`. */
export function popularDishes(limit: number, except: string[] = [], category = ""): Dish[] {
  const time = servingTime();
  // In two steps, because sorting would compute all columns of every dish.
  const ids = popularIds
    .all({ limit, except: JSON.stringify(except), category, ...time })
    .map(({ id }) => id);
  const dishes = findDishes(ids, time);
  return ids.flatMap((id) => dishes.get(id) ?? []);
}
