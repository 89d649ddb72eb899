import { and, asc, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { fullTextQuery } from "#db/full-text.ts";
import { products } from "#db/schema/products.ts";
import { variants } from "#db/variants.ts";
import type { User } from "../accounts/user.ts";
import { now } from "../clock.ts";
import { type Paging, pagingOf } from "../paging.ts";
import type { Dish } from "./dish.ts";
import { dishColumns, dishOrder, toDish } from "./dish-rows.server.ts";
import { notSoldOut } from "./not-sold-out.server.ts";
import type { MenuSort, MenuView } from "./schema.ts";

type Switches = { sort: MenuSort; inCategory: boolean; searching: boolean };

function matching({ inCategory, searching }: Omit<Switches, "sort">): SQL | undefined {
  return and(
    isNull(products.deletedAt),
    eq(products.isAvailable, true),
    inCategory ? eq(products.category, sql.placeholder("category")) : undefined,
    searching
      ? // The plus has SQLite walk the index that the list is sorted by.
        sql`+${products.seq} in (select rowid from products_fts where products_fts match ${sql.placeholder("match")})`
      : undefined,
  );
}

const page = variants(({ sort, ...filter }: Switches) =>
  db
    .select(dishColumns)
    .from(products)
    .where(matching(filter))
    .orderBy(...dishOrder[sort])
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare(),
);

const total = variants((filter: Omit<Switches, "sort">) =>
  db.select({ total: count() }).from(products).where(matching(filter)).prepare(),
);

const byId = db
  .select(dishColumns)
  .from(products)
  .where(and(eq(products.id, sql.placeholder("id")), isNull(products.deletedAt)))
  .prepare();

const popular = db
  .select(dishColumns)
  .from(products)
  .where(
    and(
      isNull(products.deletedAt),
      eq(products.isAvailable, true),
      notSoldOut,
      sql`${products.id} not in (select value from json_each(${sql.placeholder("except")}))`,
    ),
  )
  .orderBy(
    desc(products.isPopular),
    desc(products.soldCount),
    desc(sql`${products.ratingTotal} * 1.0 / max(${products.ratingCount}, 1)`),
    asc(products.name),
  )
  .limit(sql.placeholder("limit"))
  .prepare();

/**
 * Takes a view of the menu, returns its dishes (active ones only, sold-out ones flagged) and the
 * list's place. Source: spec 1 §2 Menu; API contract, GET /api/products.
 */
export function listMenu(view: MenuView): { items: Dish[]; pagination: Paging } {
  const match = fullTextQuery(view.q);
  if (view.q && !match) return { items: [], pagination: pagingOf(view.page, view.limit, 0) };
  const filter = { inCategory: view.category !== null, searching: match !== null };
  const values = { category: view.category, match };
  const items = page({ sort: view.sort, ...filter }).all({
    ...values,
    limit: view.limit,
    offset: (view.page - 1) * view.limit,
  });
  const found = total(filter).get(values)?.total ?? 0;
  const at = now();
  return {
    items: items.map((row) => toDish(row, at)),
    pagination: pagingOf(view.page, view.limit, found),
  };
}

/**
 * Takes a dish's id and who looks (null for a guest), returns the dish, or undefined when there is
 * none; one that is not for sale is there for admins only. Source: API contract, GET /api/products/{id}.
 */
export function findDish(id: string, viewer: User | null): Dish | undefined {
  const row = byId.get({ id });
  if (!row || (!row.isAvailable && viewer?.role !== "admin")) return undefined;
  return toDish(row, now());
}

/**
 * Takes how many and which ids to leave out, returns dishes that can be had now: popular ones first,
 * then best sold, then best rated. Source: spec 1 §2 Cart; decisions, Content that was fake or dead.
 */
export function popularDishes(limit: number, except: string[] = []): Dish[] {
  const at = now();
  const rows = popular.all({ limit, except: JSON.stringify(except), at: at.getTime() });
  return rows.map((row) => toDish(row, at));
}
