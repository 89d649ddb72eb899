import { and, eq, gte, isNull, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { optionChoices } from "#db/schema/options.ts";
import { products } from "#db/schema/products.ts";
import type { Dish } from "../menu/dish.ts";
import { findDishes } from "../menu/queries.server.ts";
import { saleProblem } from "../menu/sale-problem.ts";
import type { ServingTime } from "../menu/serving-time.server.ts";
import { soldOutText } from "../options/combo-part.ts";
import {
  type ConfiguredDish,
  configureDish,
  nothingToChoose,
  type Offer,
} from "../options/configure-dish.ts";
import { type Customizations, customizationOptions } from "../options/customizations.ts";
import { type Demand, demandsOf, suppliesOf } from "../options/demand.ts";
import type { SoldOption } from "../options/option-group.ts";
import { offersOf } from "../options/queries.server.ts";
import type { Selection } from "../options/selection.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import type { OrderItem } from "./order.ts";

export type RequestedItem = {
  productId: string;
  quantity: number;
  selection: Selection;
  /** Added to the selection, as far as the dish offers them. */
  customizations?: Customizations;
  specialInstructions: string;
  /** The item that an API error names: `items[0]`. */
  path: string;
};

/** A line item at today's prices, with what was chosen. */
export type ReservedItem = {
  dish: Dish;
  quantity: number;
  specialInstructions: string;
  configured: ConfiguredDish;
};

const takeDish = db
  .update(products)
  .set({
    stock: sql`${products.stock} - ${sql.placeholder("quantity")}`,
    soldCount: sql`${products.soldCount} + ${sql.placeholder("quantity")}`,
  })
  .where(
    and(eq(products.id, sql.placeholder("id")), gte(products.stock, sql.placeholder("quantity"))),
  )
  .prepare();

const returnDish = db
  .update(products)
  .set({
    stock: sql`${products.stock} + ${sql.placeholder("quantity")}`,
    soldCount: sql`${products.soldCount} - ${sql.placeholder("quantity")}`,
  })
  .where(eq(products.id, sql.placeholder("id")))
  .prepare();

const countCombo = db
  .update(products)
  .set({ soldCount: sql`${products.soldCount} + ${sql.placeholder("quantity")}` })
  .where(eq(products.id, sql.placeholder("id")))
  .prepare();

const takeChoice = db
  .update(optionChoices)
  .set({ stock: sql`${optionChoices.stock} - ${sql.placeholder("quantity")}` })
  .where(
    and(
      eq(optionChoices.id, sql.placeholder("id")),
      or(isNull(optionChoices.stock), gte(optionChoices.stock, sql.placeholder("quantity"))),
    ),
  )
  .prepare();

const returnChoice = db
  .update(optionChoices)
  .set({ stock: sql`${optionChoices.stock} + ${sql.placeholder("quantity")}` })
  .where(eq(optionChoices.id, sql.placeholder("id")))
  .prepare();

const take = { dish: takeDish, choice: takeChoice };

function refused(code: Problem["code"], msg: string, path: string): Problem {
  return problem(code, msg, { errors: [{ path, msg }] });
}

function tooFew(name: string, left: number, wanted: number, path: string): Problem {
  const msg =
    left > 0
      ? `Only ${left} of ${name} left, and you asked for ${wanted}. Lower the quantity and order again.`
      : `${soldOutText(name, [])} Remove it and order the rest.`;
  return refused("out_of_stock", msg, path);
}

function unavailable(dish: Dish | undefined, offer: Offer, path: string): Problem | null {
  if (!dish) {
    const msg = "A dish in this order is no longer on the menu. Remove it and order the rest.";
    return refused("conflict", msg, path);
  }
  const notOnSale = saleProblem(dish, offer);
  return notOnSale
    ? refused(notOnSale.code, `${notOnSale.message} Remove it and order the rest.`, path)
    : null;
}

function takeSupplies(demands: Demand[], quantity: number): Demand | undefined {
  return demands.find(
    (demand) =>
      take[demand.kind].run({ id: demand.id, quantity: demand.quantity * quantity }).changes === 0,
  );
}

/**
 * Checks what was chosen, takes it from stock and returns it at today's prices. Call it inside a transaction. Problems:
 * `out_of_stock` (names the dish or choice and what is left), `conflict` (no longer on the menu or not sold now), and
 * those of `configureDish`.
 */
export function reserveStock(wanted: RequestedItem[], time: ServingTime): Result<ReservedItem[]> {
  const dishes = findDishes(
    wanted.map(({ productId }) => productId),
    time,
  );
  const offers = offersOf([...dishes.values()], time);
  const items: ReservedItem[] = [];
  /** By the items before, by the id of the dish or choice. */
  const taken = new Map<string, number>();
  for (const item of wanted) {
    const { productId, path, quantity, specialInstructions, selection, customizations = {} } = item;
    const dish = dishes.get(productId);
    const offer = offers.get(productId) ?? nothingToChoose;
    const problem = unavailable(dish, offer, `${path}.product`);
    if (!dish || problem) return problem ?? refused("conflict", "", path);
    const options = { ...customizationOptions(customizations, offer.groups), ...selection.options };
    const configured = configureDish(dish, offer, { ...selection, options });
    if (!configured.ok) {
      const errors = configured.errors?.map((error) => ({
        ...error,
        path: `${path}.${error.path}`,
      }));
      return { ...configured, errors };
    }
    const demands = demandsOf(dish, configured.value);
    const scarce = takeSupplies(demands, quantity);
    if (scarce) {
      const left = (suppliesOf(dish, offer).get(scarce.id) ?? 0) - (taken.get(scarce.id) ?? 0);
      return tooFew(scarce.name, left, scarce.quantity * quantity, `${path}.product`);
    }
    for (const demand of demands) {
      taken.set(demand.id, (taken.get(demand.id) ?? 0) + demand.quantity * quantity);
    }
    if (dish.kind === "combo") countCombo.run({ id: dish.id, quantity });
    items.push({ dish, quantity, specialInstructions, configured: configured.value });
  }
  return ok(items);
}

function returnOptions(options: SoldOption[], quantity: number): void {
  for (const option of options) {
    returnChoice.run({ id: option.choiceId, quantity: option.quantity * quantity });
  }
}

/** Puts the dishes and choices of a cancelled order back. Call it inside a transaction. */
export function returnStock(items: OrderItem[]): void {
  for (const { productId, quantity, options, parts } of items) {
    if (productId && parts.length === 0) returnDish.run({ id: productId, quantity });
    if (productId && parts.length > 0) countCombo.run({ id: productId, quantity: -quantity });
    returnOptions(options, quantity);
    for (const part of parts) {
      if (part.productId) returnDish.run({ id: part.productId, quantity: part.quantity });
      returnOptions(part.options, part.quantity);
    }
  }
}
