import { and, asc, count, eq, isNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import { db, given } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { variants } from "#db/variants.ts";
import { isOffered } from "../availability/dish-state.server.ts";
import { servingTime } from "../availability/serving-time.server.ts";
import { type Avoided, avoidedOn, type Suitability } from "../food/diet.ts";
import { type Paging, pagingOf } from "../lists/paging.ts";
import { sharedRead } from "../shared-read.server.ts";
import type { Dish } from "./dish.ts";
import { dishColumns, dishOrder, toDish } from "./dish-rows.server.ts";
import { type RankedDishes, searchedDishes } from "./dish-search.server.ts";
import { POPULAR } from "./menu-order.ts";
import { type ReadSearch, readSearch } from "./read-search.ts";
import type { BoardView, MenuView } from "./schema.ts";
import { searchRanks } from "./search-index.ts";
import { dishesContaining, suitableDishes } from "./suitable-dishes.server.ts";

type Filter = {
  from: "all" | "popular" | "category";
  searching: boolean;
  onDiet: boolean;
  withCombos: boolean;
};

function matching({ from, searching, onDiet, withCombos }: Filter): SQL | undefined {
  return and(
    isNull(products.deletedAt),
    withCombos ? undefined : eq(products.kind, "dish"),
    from === "category" ? given(products.category) : undefined,
    from === "popular" ? eq(products.isPopular, true) : undefined,
    searching
      ? // The plus makes SQLite walk the index that the list is sorted by.
        sql`+${products.id} in (select key from json_each(${sql.placeholder("ranks")}))`
      : undefined,
    onDiet
      ? sql`+${products.id} in (select key from json_each(${sql.placeholder("suitable")}))`
      : undefined,
  );
}

function selectDishes(filter: Filter, isAvailable: boolean, all: boolean) {
  return db
    .select(dishColumns)
    .from(products)
    .where(
      and(matching(filter), eq(products.isAvailable, isAvailable), all ? undefined : isOffered()),
    );
}

type PageQuery = Filter & { sort: keyof typeof dishOrder; all: boolean };

const dishPage = variants(({ sort, all, ...filter }: PageQuery) => {
  const available = selectDishes(filter, true, all);
  // The indexes begin with availability, so a union of both halves is merged without sorting.
  const dishes = all ? unionAll(available, selectDishes(filter, false, all)) : available;
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
    .where(and(matching(filter), all ? undefined : isOffered()))
    .prepare(),
);

const combos = db
  .select(dishColumns)
  .from(products)
  .where(and(eq(products.kind, "combo"), isOffered(), isNull(products.deletedAt)))
  .orderBy(asc(products.position), asc(products.pricePaise), asc(products.id))
  .prepare();

const pages = db
  .select({ slug: products.slug, updatedAt: products.updatedAt })
  .from(products)
  .where(and(isOffered(), isNull(products.deletedAt)))
  .orderBy(asc(products.slug))
  .prepare();

/** `diet` is missing for lists that are not filtered by diet. */
type ListView = Omit<BoardView, "diet"> & Partial<Pick<BoardView, "diet">>;

type DishList = { items: Dish[]; pagination: Paging };

/** The dishes to choose from, by id; null for all. */
type Suitable = Record<string, Suitability> | null;

function suitableTo(avoided: Avoided[]): Suitable {
  return avoided.length > 0 ? suitableDishes(avoided) : null;
}

/** The results of the first search that finds anything. */
function firstFound(
  view: ListView,
  all: boolean,
  suitable: Suitable,
  searches: Iterable<RankedDishes>,
): DishList {
  for (const ranks of searches) {
    const found = listMatching(view, all, suitable, ranks);
    if (found.pagination.totalItems > 0) return found;
  }
  return { items: [], pagination: pagingOf(view.page, view.limit, 0) };
}

function* searchesFor({ wanted, whole }: ReadSearch, suitable: Suitable): Generator<RankedDishes> {
  if (wanted) {
    const ids = Object.keys(dishesContaining(whole));
    const containing = Object.fromEntries(ids.map((id) => [id, searchRanks.none]));
    // "No onion, no garlic" in a description is no reason to find the dish by "garlic".
    const without = whole.length > 0 ? suitableDishes(whole) : {};
    for (const ranks of searchedDishes(wanted)) {
      const found = Object.entries(ranks).filter(([id]) => without[id] !== "as it is");
      yield { ...containing, ...Object.fromEntries(found) };
    }
  } else {
    const ranked = Object.entries(suitable ?? {});
    yield Object.fromEntries(ranked.map(([id, how]) => [id, how === "as it is" ? 0 : 1]));
  }
}

/** Words that customers type may also act as filters. */
function searchMenu(view: ListView): DishList {
  const asked = readSearch(view.q);
  const diets = [...(view.diet ?? []), ...asked.diets];
  const suitable = suitableTo([...new Set([...avoidedOn(diets), ...asked.avoided])]);
  return firstFound(view, false, suitable, searchesFor(asked, suitable));
}

function listMatching(
  { category, sort, page, limit }: ListView,
  all: boolean,
  suitable: Suitable,
  ranks: RankedDishes | null,
): DishList {
  const filter: Omit<PageQuery, "sort"> = {
    all,
    from: category === null ? "all" : category === POPULAR ? "popular" : "category",
    searching: ranks !== null,
    onDiet: suitable !== null,
    // On the board, combos are shown as special offers below the dishes.
    withCombos: ranks !== null || sort !== null,
  };
  const values = { category, ranks: JSON.stringify(ranks), suitable: JSON.stringify(suitable) };
  const paging = { limit, offset: (page - 1) * limit };
  const time = servingTime();
  const rows = dishPage({ sort: sort ?? (ranks ? "best" : "board"), ...filter }).all({
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

const listBoard = sharedRead((view: ListView) =>
  listMatching(view, false, suitableTo(avoidedOn(view.diet ?? [])), null),
);

/** Available dishes only; sold-out ones are included and marked. */
export function listMenu(view: ListView): DishList {
  return view.q ? searchMenu(view) : listBoard(view);
}

/** All dishes of the menu, including sold-out ones. */
export function countDishes(): number {
  const wholeMenu = {
    all: false,
    from: "all",
    searching: false,
    onDiet: false,
    withCombos: true,
  } as const;
  return dishCount(wholeMenu).get({})?.total ?? 0;
}

/** All dishes, for admins. */
export function listProducts(view: MenuView): DishList {
  return view.q
    ? firstFound(view, true, null, searchedDishes(view.q))
    : listMatching(view, true, null, null);
}

/** All combos of the menu, including sold-out ones. */
export function listCombos(): Dish[] {
  const time = servingTime();
  return combos.all(time).map((row) => toDish(row, time.at));
}

/** For crawlers. */
export function dishPages(): { slug: string; updatedAt: Date }[] {
  return pages.all();
}
