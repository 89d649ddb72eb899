import { eq, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import type { User } from "../accounts/user.ts";
import { now } from "../clock.ts";
import { ok, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { Dish } from "./dish.ts";
import { auditProduct } from "./product-audit.server.ts";
import { ADMIN_ONLY, NO_SUCH_PRODUCT } from "./product-problems.ts";
import { findDish } from "./queries.server.ts";
import { soldOutUntil } from "./sold-out.ts";

const ofThisId = eq(products.id, sql.placeholder("id"));
const at = sql`${sql.placeholder("at")}`;

const stockOf = db
  .update(products)
  .set({ stock: sql`${sql.placeholder("stock")}`, updatedAt: at })
  .where(ofThisId)
  .prepare();

const markOf = db
  .update(products)
  .set({ soldOutUntil: sql`${sql.placeholder("until")}`, updatedAt: at })
  .where(ofThisId)
  .prepare();

const remove = db.update(products).set({ deletedAt: at, updatedAt: at }).where(ofThisId).prepare();

type Deed = Parameters<typeof auditProduct>[1];

function change(actor: User, id: string, deed: Deed, run: (at: Date) => void): Result<Dish> {
  if (actor.role !== "admin") return ADMIN_ONLY;
  return write(() => {
    const before = findDish(id, actor);
    if (!before) return NO_SUCH_PRODUCT;
    run(now());
    const after = findDish(id, actor) ?? null;
    auditProduct(actor, deed, before, after);
    return ok(after ?? before);
  });
}

/**
 * Takes who acts (an admin), a product's id and how many there are now, returns the product.
 * Problems: `forbidden`, `not_found`. Source: the owner's wish to change the stock from the list.
 */
export function setStock(actor: User, id: string, stock: number): Result<Dish> {
  return change(actor, id, "restocked", (at) => stockOf.run({ id, stock, at: at.getTime() }));
}

/**
 * Takes who acts (an admin) and a product's id: it is sold out for today, and comes back by itself.
 * Returns the product. Problems: `forbidden`, `not_found`. Source: as `isSoldOut`.
 */
export function markSoldOut(actor: User, id: string): Result<Dish> {
  return change(actor, id, "sold_out", (at) =>
    markOf.run({ id, until: soldOutUntil(at, shopSettings()).getTime(), at: at.getTime() }),
  );
}

/** Takes who acts (an admin) and a product's id: 'Sold out today' no longer holds. Returns the product. Problems: `forbidden`, `not_found`. Source: as `isSoldOut`. */
export function markAvailable(actor: User, id: string): Result<Dish> {
  return change(actor, id, "available_again", (at) =>
    markOf.run({ id, until: null, at: at.getTime() }),
  );
}

/**
 * Takes who acts (an admin) and a product's id, takes it off the menu for good; its row stays for carts
 * and orders. Returns what it was. Problems: `forbidden`, `not_found`. Source: spec 2 §2 Admin area;
 * spec 2 §7 DELETE /api/products/{id}.
 */
export function removeProduct(actor: User, id: string): Result<Dish> {
  return change(actor, id, "removed", (at) => remove.run({ id, at: at.getTime() }));
}
