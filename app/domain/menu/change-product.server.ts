import { write } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { products } from "#db/schema/products.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { soldOutUntil } from "../availability/sold-out.ts";
import { now } from "../clock.ts";
import { rupeesToPaise } from "../money.ts";
import { adminOnly, fieldProblem, ok, problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { fillDishTranslations } from "../translations/fill-starter-translations.server.ts";
import type { Dish } from "./dish.ts";
import { auditProduct, type ProductAction } from "./product-audit.server.ts";
import type { ProductRowInput } from "./product-schema.ts";
import { findDish, noSuchProduct } from "./queries.server.ts";

/** Problems: `forbidden`, `not_found`. */
function change(
  actor: User,
  id: string,
  action: ProductAction,
  run: (at: Date) => void,
): Result<Dish> {
  const changesMenu = action === "removed" || action === "changed" || action === "added";
  const needed = changesMenu ? "change the menu" : "mark dishes sold out";
  if (!may(actor, needed)) return adminOnly;
  return write(() => {
    const before = findDish(id, actor) ?? null;
    run(now());
    const after = findDish(id, actor) ?? null;
    const dish = after ?? before;
    if (!dish) return noSuchProduct;
    auditProduct(actor, action, before, after);
    return ok(dish);
  });
}

/** Sets the stock of a dish. Problems: also `validation` for a combo. */
export function setStock(actor: User, id: string, stock: number): Result<Dish> {
  const dish = may(actor, "mark dishes sold out") ? findDish(id, actor) : undefined;
  if (dish?.kind === "combo") {
    const message = m.menu_comboStockFollowsDishes({ name: dish.name });
    return problem("validation", message);
  }
  return change(actor, id, "stock_changed", (at) =>
    updateRow(products, id, { stock, updatedAt: at }),
  );
}

function setPrice(actor: User, { id, isSized }: Dish, price: number): Result<Dish> {
  // The dish costs as much as its cheapest size.
  if (isSized) return fieldProblem("price", m.menu_priceUnchanged());
  const pricePaise = rupeesToPaise(price);
  return change(actor, id, "changed", (at) =>
    updateRow(products, id, { pricePaise, updatedAt: at }),
  );
}

/**
 * Saves the values typed into a row of the product list. Values that are still as the row showed them are ignored,
 * because orders or somebody else may have changed them since. Problems: `forbidden`, `not_found`, `validation` (an
 * empty field, the stock of a combo, the price of a dish in sizes).
 */
export function saveProductRow(
  actor: User,
  id: string,
  { price, shownPrice, stock, shownStock }: ProductRowInput,
): Result<Dish> {
  if (price === undefined && shownPrice !== undefined) {
    return fieldProblem("price", m.menu_priceIsRequired());
  }
  if (stock === undefined && shownStock !== undefined) {
    return fieldProblem("stock", m.menu_stockIsRequired());
  }
  return write(() => {
    const dish = findDish(id, actor);
    if (!dish) return noSuchProduct;
    const priced =
      price === undefined || price === shownPrice ? ok(dish) : setPrice(actor, dish, price);
    if (!priced.ok || stock === undefined || stock === shownStock) return priced;
    return setStock(actor, id, stock);
  });
}

/** Until the next opening after today; see `soldOutUntil`. */
export function markSoldOut(actor: User, id: string): Result<Dish> {
  return change(actor, id, "sold_out", (at) =>
    updateRow(products, id, { soldOutUntil: soldOutUntil(at, shopSettings()), updatedAt: at }),
  );
}

export function markAvailable(actor: User, id: string): Result<Dish> {
  return change(actor, id, "available_again", (at) =>
    updateRow(products, id, { soldOutUntil: null, updatedAt: at }),
  );
}

/** Takes the dish off the menu for good; the row stays for carts and orders. */
export function removeProduct(actor: User, id: string): Result<Dish> {
  return change(actor, id, "removed", (at) =>
    updateRow(products, id, { deletedAt: at, updatedAt: at }),
  );
}

/** Like `removeProduct`, but the sample dish still counts as unchanged and can come back. */
export function removeSample(actor: User, id: string): Result<Dish> {
  return change(actor, id, "removed", (at) => updateRow(products, id, { deletedAt: at }));
}

/** Puts a sample dish back that `removeSample` removed. Problems: `forbidden`, `not_found`. */
export function restoreSample(actor: User, id: string): Result<Dish> {
  return change(actor, id, "added", (at) => {
    updateRow(products, id, { deletedAt: null });
    // A trigger removed them with the dish.
    fillDishTranslations(id, at);
  });
}
