import { write } from "#db/client.server.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import type { Dish } from "../menu/dish.ts";
import { findDish } from "../menu/queries.server.ts";
import { formatRupees } from "../money.ts";
import { configureDish, type Offer } from "../options/configure-dish.ts";
import { type DishOptionGroup, localOptions, type SoldOption } from "../options/option-group.ts";
import { offerOf } from "../options/queries.server.ts";
import { type ChosenOptions, type Selection, serializeSelection } from "../options/selection.ts";
import type { OrderItem } from "../orders/order.ts";
import { findOwnOrder, orderNotFound } from "../orders/queries.server.ts";
import { ok, type Result } from "../result.ts";
import { englishName } from "../translations/local-name.ts";
import type { SkippedLine } from "./cart.ts";
import { putLine, quantityInCart } from "./lines.server.ts";
import { ensureCart } from "./own-cart.server.ts";

type OfferedOptions = { chosen: ChosenOptions; gone: string[] };

/** The choices that are still offered, and the names of the others. */
function stillOffered(options: SoldOption[], groups: DishOptionGroup[]): OfferedOptions {
  const choices = groups.flatMap((group) => group.choices);
  const offered: OfferedOptions = { chosen: {}, gone: [] };
  for (const { choiceId, name, quantity } of localOptions(options)) {
    const choice = choices.find(({ id }) => id === choiceId);
    if (!choice || choice.isHidden || choice.soldOut) offered.gone.push(name);
    else offered.chosen[choiceId] = (offered.chosen[choiceId] ?? 0) + quantity;
  }
  return offered;
}

/** The choices of an ordered item that are still offered, and the names of the others. */
export function reorderSelection({ options, parts, quantity }: OrderItem, offer: Offer) {
  const { chosen, gone } = stillOffered(options, offer.groups);
  const selection: Selection = { options: chosen, parts: [] };
  for (const sold of parts) {
    const part = offer.parts.find((one) => englishName(one) === sold.partName);
    const dish = part?.dishes.find(({ id }) => id === sold.productId);
    if (!part || !dish) continue;
    const offered = stillOffered(sold.options, dish.groups);
    gone.push(...offered.gone);
    for (let portion = 0; portion < sold.quantity / quantity; portion += 1) {
      selection.parts.push({ part: part.id, product: dish.id, options: offered.chosen });
    }
  }
  return { selection, gone };
}

/**
 * An ordered item as it would be ordered today; `changes` are sentences about the differences.
 * Problems: as `configureDish`.
 */
export function reorderItem(
  item: OrderItem,
  dish: Dish,
): Result<{ selection: Selection; changes: string[] }> {
  const offer = offerOf(dish);
  const { selection, gone } = reorderSelection(item, offer);
  const configured = configureDish(dish, offer, selection);
  if (!configured.ok) return configured;
  const changes = gone.map((name) => m.orders_comesWithout({ dish: dish.name, option: name }));
  const { pricePaise } = configured.value;
  if (pricePaise !== item.pricePaise) {
    const now = formatRupees(pricePaise);
    changes.push(
      m.orders_priceChanged({ name: dish.name, now, price: formatRupees(item.pricePaise) }),
    );
  }
  return ok({ selection, changes });
}

/** Adds as many as are in stock and still fit into the cart. */
function addToCart(cartId: string, item: OrderItem): { added: number; changes: string[] } {
  const dish = item.productId ? findDish(item.productId, null) : undefined;
  if (!dish || dish.soldOut || dish.isOffHours) return { added: 0, changes: [] };
  const reordered = reorderItem(item, dish);
  if (!reordered.ok) return { added: 0, changes: [reordered.message] };
  const { selection, changes } = reordered.value;
  const { quantity, specialInstructions } = item;
  const line = {
    productId: dish.id,
    quantity,
    selection: serializeSelection(selection),
    specialInstructions,
  };
  const added = putLine(cartId, line, dish.portionsLeft - quantityInCart(cartId, dish.id));
  return { added, changes };
}

/**
 * Adds the dishes of an earlier order that are still sold to its customer's cart, with the choices that are still
 * offered, at today's prices; `changes` are sentences for the customer. Problems: `not_found`.
 */
export function reorder(
  actor: User,
  orderNumber: string,
): Result<{ addedCount: number; skippedLines: SkippedLine[]; changes: string[] }> {
  return write(() => {
    const order = findOwnOrder(actor, orderNumber);
    if (!order) return orderNotFound;
    const { cartId } = ensureCart({ userId: actor.id, token: null });
    const lines = order.items.map((item) => ({
      name: item.name,
      wanted: item.quantity,
      ...addToCart(cartId, item),
    }));
    return ok({
      addedCount: lines.filter(({ added }) => added > 0).length,
      skippedLines: lines.filter(({ added, wanted }) => added < wanted),
      changes: lines.flatMap(({ changes }) => changes),
    });
  });
}
