import { m } from "#messages";
import type { ServingTime } from "../availability/serving-time.server.ts";
import type { Dish } from "../menu/dish.ts";
import { findDishes } from "../menu/queries.server.ts";
import { saleProblem } from "../menu/sale-problem.ts";
import { soldOutText } from "../options/combo-part.ts";
import {
  type ConfiguredDish,
  configureDish,
  nothingToChoose,
  type Offer,
} from "../options/configure-dish.ts";
import { type Customizations, customizationOptions } from "../options/customizations.ts";
import { type Demand, demandsOf, suppliesOf } from "../options/demand.ts";
import { offersOf } from "../options/queries.server.ts";
import type { Selection } from "../options/selection.ts";
import type { QuoteLine } from "../quote/quote.ts";
import { fieldProblem, type Problem } from "../result.ts";

export type RequestedItem = {
  productId: string;
  quantity: number;
  selection: Selection;
  /** Added to the selection if the dish offers them. */
  customizations?: Customizations;
  specialInstructions: string;
  /** The item's path in API errors: `items[0]`. */
  path: string;
};

/** A line item at today's prices, with its choices. */
export type ConfiguredItem = {
  dish: Dish;
  quantity: number;
  specialInstructions: string;
  path: string;
  configured: ConfiguredDish;
  /** The stock that one portion needs. */
  demands: Demand[];
};

function tooFew(name: string, left: number, requested: number, path: string): Problem {
  const msg =
    left > 0
      ? m.orders_tooFewLeft({ left, name, wanted: requested })
      : m.orders_dishBlocksOrder({ name: soldOutText(name, []) });
  return fieldProblem(path, msg, "out_of_stock");
}

function unavailable(dish: Dish | undefined, offer: Offer, path: string): Problem | null {
  if (!dish) {
    return fieldProblem(path, m.orders_dishOffMenu(), "conflict");
  }
  const notOnSale = saleProblem(dish, offer);
  if (!notOnSale) return null;
  const msg = m.orders_itemBlocksOrder({ message: notOnSale.message });
  return fieldProblem(path, msg, notOnSale.code);
}

/**
 * Checks the items and prices them as of today. Problems: `out_of_stock` (names the dish or choice
 * and the remaining stock), `conflict` (no longer on the menu or not sold at that time), and those
 * of `configureDish`. As in a cart, an item that exceeds the stock is still returned; items with
 * other problems are not.
 */
export function configureItems(
  requested: RequestedItem[],
  time: ServingTime,
): { items: ConfiguredItem[]; problems: Problem[] } {
  const dishes = findDishes(
    requested.map(({ productId }) => productId),
    time,
  );
  const offers = offersOf([...dishes.values()], time);
  const items: ConfiguredItem[] = [];
  const problems: Problem[] = [];
  /** Demand of the previous items, by id of the dish or choice. */
  const taken = new Map<string, number>();
  for (const item of requested) {
    const { productId, path, quantity, specialInstructions, selection, customizations = {} } = item;
    const dish = dishes.get(productId);
    const offer = offers.get(productId) ?? nothingToChoose;
    const notOnSale = unavailable(dish, offer, `${path}.product`);
    if (!dish || notOnSale) {
      problems.push(notOnSale ?? fieldProblem(path, "", "conflict"));
      continue;
    }
    const options = { ...customizationOptions(customizations, offer.groups), ...selection.options };
    const configured = configureDish(dish, offer, { ...selection, options });
    if (!configured.ok) {
      const errors = configured.errors?.map((error) => ({
        ...error,
        path: `${path}.${error.path}`,
      }));
      problems.push({ ...configured, errors });
      continue;
    }
    const demands = demandsOf(dish, configured.value);
    const supplies = suppliesOf(dish, offer);
    const leftOf = ({ id }: Demand) =>
      (supplies.get(id) ?? Number.POSITIVE_INFINITY) - (taken.get(id) ?? 0);
    const scarce = demands.find((demand) => demand.quantity * quantity > leftOf(demand));
    if (scarce) {
      const left = leftOf(scarce);
      problems.push(tooFew(scarce.name, left, scarce.quantity * quantity, `${path}.product`));
      if (left <= 0) continue;
    }
    for (const demand of demands) {
      taken.set(demand.id, (taken.get(demand.id) ?? 0) + demand.quantity * quantity);
    }
    items.push({
      dish,
      quantity,
      specialInstructions,
      path,
      configured: configured.value,
      demands,
    });
  }
  return { items, problems };
}

/** An item as a line of the quote. */
export function quoteLine({ dish, configured, quantity }: ConfiguredItem): QuoteLine {
  const { id: productId, category, plates, taxBasisPoints, taxCode } = dish;
  const { pricePaise } = configured;
  return { productId, category, plates, taxBasisPoints, taxCode, pricePaise, quantity };
}
