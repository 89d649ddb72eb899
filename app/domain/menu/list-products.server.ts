import { and, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { db } from "#db/client.server.ts";
import { fullTextQuery } from "#db/full-text.ts";
import { products } from "#db/schema/products.ts";
import { variants } from "#db/variants.ts";
import { now } from "../clock.ts";
import { type Paging, pagingOf } from "../paging.ts";
import type { Dish } from "./dish.ts";
import { dishColumns, dishOrder, toDish } from "./dish-rows.server.ts";
import type { MenuSort, MenuView } from "./schema.ts";

type Filter = { inCategory: boolean; searching: boolean };

function matching({ inCategory, searching }: Filter): SQL | undefined {
  return and(
    isNull(products.deletedAt),
    inCategory ? eq(products.category, sql.placeholder("category")) : undefined,
    searching
      ? // The plus has SQLite walk the index that the list is sorted by.
        sql`+${products.seq} in (select rowid from products_fts where products_fts match ${sql.placeholder("match")})`
      : undefined,
  );
}

// The indexes sort what is for sale and what is not apart; merged, nothing is sorted anew.
const page = variants(({ sort, ...filter }: Filter & { sort: MenuSort }) => {
  const half = (isAvailable: boolean) =>
    db
      .select(dishColumns)
      .from(products)
      .where(and(matching(filter), eq(products.isAvailable, isAvailable)));
  return unionAll(half(true), half(false))
    .orderBy(...dishOrder[sort])
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare();
});

const total = variants((filter: Filter) =>
  db.select({ total: count() }).from(products).where(matching(filter)).prepare(),
);

/**
 * Takes a view, returns the admin's dishes, those that are not for sale, too, and the list's place.
 * Source: spec 2 §2 Admin area; API contract, GET /api/products/admin.
 */
export function listProducts(view: MenuView): { items: Dish[]; pagination: Paging } {
  const match = fullTextQuery(view.q);
  if (view.q && !match) return { items: [], pagination: pagingOf(view.page, view.limit, 0) };
  const filter = { inCategory: view.category !== null, searching: match !== null };
  const values = { category: view.category, match };
  const offset = (view.page - 1) * view.limit;
  const rows = page({ sort: view.sort, ...filter }).all({ ...values, limit: view.limit, offset });
  const found = total(filter).get(values)?.total ?? 0;
  const at = now();
  return {
    items: rows.map((row) => toDish(row, at)),
    pagination: pagingOf(view.page, view.limit, found),
  };
}
