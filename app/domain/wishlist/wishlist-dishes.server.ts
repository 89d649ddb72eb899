import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { db, given, write } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { products } from "#db/schema/products.ts";
import { wishlistDishes } from "#db/schema/wishlist.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { isOffered } from "../availability/dish-state.server.ts";
import { now } from "../clock.ts";
import { type Paging, pagingOf } from "../lists/paging.ts";
import type { Dish } from "../menu/dish.ts";
import { findDish } from "../menu/queries.server.ts";
import { ok, problem, type Result } from "../result.ts";

const insert = prepareInsert(wishlistDishes, (insert) => insert.onConflictDoNothing());

const remove = db
  .delete(wishlistDishes)
  .where(given(wishlistDishes.userId, wishlistDishes.productId))
  .prepare();

const idsOf = db
  .select({ id: wishlistDishes.productId })
  .from(wishlistDishes)
  .where(given(wishlistDishes.userId))
  .prepare();

// A dish removed from the menu stays on the wishlist in case it comes back.
const onTheMenu = and(given(wishlistDishes.userId), isOffered(), isNull(products.deletedAt));

const page = db
  .select({ id: products.id })
  .from(wishlistDishes)
  .innerJoin(products, eq(products.id, wishlistDishes.productId))
  .where(onTheMenu)
  .orderBy(desc(wishlistDishes.createdAt), desc(products.seq))
  .limit(sql.placeholder("limit"))
  .offset(sql.placeholder("offset"))
  .prepare();

const total = db
  .select({ total: sql<number>`count(*)` })
  .from(wishlistDishes)
  .innerJoin(products, eq(products.id, wishlistDishes.productId))
  .where(onTheMenu)
  .prepare();

/** Adding a dish twice has no effect. Problems: `not_found`. */
export function addWishlistDish(actor: User, productId: string): Result<{ name: string }> {
  return write(() => {
    const dish = findDish(productId, null);
    if (!dish) return problem("not_found", m.shared_dishOffMenu());
    insert.run({ userId: actor.id, productId, createdAt: now() });
    return ok({ name: dish.name });
  });
}

export function removeWishlistDish(actor: User, productId: string): void {
  remove.run({ userId: actor.id, productId });
}

/** Empty for a guest (null). */
export function wishlistDishIds(viewer: User | null): string[] {
  return viewer ? idsOf.all({ userId: viewer.id }).map(({ id }) => id) : [];
}

/** Counts only dishes on the menu. */
export function countWishlistDishes(actor: User): number {
  return total.get({ userId: actor.id })?.total ?? 0;
}

/** Only dishes on the menu, the latest added first. */
export function listWishlistDishes(
  actor: User,
  view: { page: number; limit: number },
): { items: Dish[]; pagination: Paging } {
  const rows = page.all({
    userId: actor.id,
    limit: view.limit,
    offset: (view.page - 1) * view.limit,
  });
  return {
    items: rows.flatMap(({ id }) => findDish(id, null) ?? []),
    pagination: pagingOf(view.page, view.limit, countWishlistDishes(actor)),
  };
}
