import { and, gte, isNull, or, type SQL, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { updateRow } from "#db/prepare-writes.server.ts";
import { optionChoices } from "#db/schema/options.ts";
import { orders } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import { releaseCoupons } from "../coupons/redeem.server.ts";
import { UNCOUNTED_STOCK } from "../menu/limits.ts";
import type { SoldOption } from "../options/option-group.ts";
import { releaseSlot } from "../slots/slot-use.server.ts";
import type { ConfiguredItem } from "./configure-items.server.ts";
import type { Order, OrderItem } from "./order.ts";

/** The stock after a change, unless it is not counted. No change ends the counting. */
function changedBy(difference: SQL): SQL {
  const changed = sql`${products.stock} + ${difference}`;
  return sql`case when ${products.stock} = ${UNCOUNTED_STOCK} then ${products.stock}
    when ${changed} = ${UNCOUNTED_STOCK} then ${UNCOUNTED_STOCK - 1}
    else ${changed} end`;
}

const takeDish = db
  .update(products)
  .set({
    stock: changedBy(sql`-${sql.placeholder("quantity")}`),
    soldCount: sql`${products.soldCount} + ${sql.placeholder("quantity")}`,
  })
  .where(and(given(products.id), gte(products.stock, sql.placeholder("quantity"))))
  .prepare();

const returnDish = db
  .update(products)
  .set({
    stock: changedBy(sql`${sql.placeholder("returned")}`),
    soldCount: sql`${products.soldCount} - ${sql.placeholder("quantity")}`,
  })
  .where(given(products.id))
  .prepare();

/** Counts a sale without touching the stock: a combo has none, and some sales exceed theirs. */
const countSale = db
  .update(products)
  .set({ soldCount: sql`${products.soldCount} + ${sql.placeholder("quantity")}` })
  .where(given(products.id))
  .prepare();

const takeChoice = db
  .update(optionChoices)
  .set({ stock: sql`${optionChoices.stock} - ${sql.placeholder("quantity")}` })
  .where(
    and(
      given(optionChoices.id),
      or(isNull(optionChoices.stock), gte(optionChoices.stock, sql.placeholder("quantity"))),
    ),
  )
  .prepare();

const returnChoice = db
  .update(optionChoices)
  .set({ stock: sql`${optionChoices.stock} + ${sql.placeholder("returned")}` })
  .where(given(optionChoices.id))
  .prepare();

const take = { dish: takeDish, choice: takeChoice };
const give = { dish: returnDish, choice: returnChoice };
const stockOf = {
  dish: db.select({ stock: products.stock }).from(products).where(given(products.id)).prepare(),
  choice: db
    .select({ stock: optionChoices.stock })
    .from(optionChoices)
    .where(given(optionChoices.id))
    .prepare(),
};

const ofOrder = db
  .select({ shortages: orders.shortages })
  .from(orders)
  .where(given(orders.id))
  .prepare();

/** The quantity sold beyond the stock, by id of the dish or choice. */
export type Shortages = Record<string, number>;

const orNull = (shortages: Shortages) => (Object.keys(shortages).length > 0 ? shortages : null);

/** Adds the missing quantity to `shortages`. */
function takeRemaining(
  { kind, id, quantity }: { kind: "dish" | "choice"; id: string; quantity: number },
  shortages: Shortages,
): void {
  const stock = stockOf[kind].get({ id })?.stock ?? Number.POSITIVE_INFINITY;
  const missing = Math.max(0, quantity - stock);
  give[kind].run({ id, quantity: -quantity, returned: missing - quantity });
  if (missing > 0) shortages[id] = (shortages[id] ?? 0) + missing;
}

/** Call it inside the transaction in which the items were configured and found to be in stock. */
export function reserveStock(items: ConfiguredItem[]): void {
  for (const { dish, quantity, demands } of items) {
    for (const { kind, id, quantity: ofOne } of demands) {
      const { changes } = take[kind].run({ id, quantity: ofOne * quantity });
      if (changes === 0) throw new Error("What was in stock was gone in the same transaction");
    }
    if (dish.kind === "combo") countSale.run({ id: dish.id, quantity });
  }
}

/** For plates that are already sold, whatever the stock says. Call it inside a transaction. */
export function countSold(items: ConfiguredItem[]): Shortages | null {
  const shortages: Shortages = {};
  for (const { dish, quantity, demands } of items) {
    for (const { kind, id, quantity: ofOne } of demands) {
      takeRemaining({ kind, id, quantity: ofOne * quantity }, shortages);
    }
    if (dish.kind === "combo") countSale.run({ id: dish.id, quantity });
  }
  return orNull(shortages);
}

/** The stock that order items reserved, to be returned or reserved again. */
type Reservation = {
  kind: "dish" | "combo" | "choice";
  id: string;
  name: string;
  quantity: number;
};

function choicesReserved(options: SoldOption[], times: number): Reservation[] {
  return options.map(({ choiceId: id, name, quantity }) => ({
    kind: "choice",
    id,
    name,
    quantity: quantity * times,
  }));
}

function reservedBy({ productId, name, quantity, options, parts }: OrderItem): Reservation[] {
  const kind = parts.length > 0 ? "combo" : "dish";
  return [
    ...(productId ? [{ kind, id: productId, name, quantity } as const] : []),
    ...choicesReserved(options, quantity),
    ...parts.flatMap((part): Reservation[] => [
      ...(part.productId ? [{ ...part, kind: "dish", id: part.productId } as const] : []),
      ...choicesReserved(part.options, part.quantity),
    ]),
  ];
}

/** An order's reservations, each with the part that was never in stock. */
function withShortages(order: Order): (Reservation & { missing: number })[] {
  const left: Shortages = { ...ofOrder.get({ id: order.id })?.shortages };
  return order.items.flatMap(reservedBy).map((reservation) => {
    const missing = Math.min(reservation.quantity, left[reservation.id] ?? 0);
    left[reservation.id] = (left[reservation.id] ?? 0) - missing;
    return { ...reservation, missing };
  });
}

/**
 * For items that nobody gets because a dish ran out: items at 0 are not returned to stock, as if
 * they had never been in it. Call it inside a transaction, before the release.
 */
export function leaveOutOfStock(orderId: string, items: OrderItem[]): void {
  const shortages: Shortages = { ...ofOrder.get({ id: orderId })?.shortages };
  for (const { kind, id, quantity } of items.flatMap(reservedBy)) {
    if (kind === "combo" || stockOf[kind].get({ id })?.stock !== 0) continue;
    shortages[id] = (shortages[id] ?? 0) + quantity;
  }
  updateRow(orders, orderId, { shortages: orNull(shortages) });
}

/** Releases the stock, coupons and slot of an order. Call it inside a transaction. */
export function releaseReservations(order: Order): void {
  const { id: orderId, deliveryType, slotStartsAt, plates } = order;
  for (const { kind, id, quantity, missing } of withShortages(order)) {
    if (kind === "combo") countSale.run({ id, quantity: -quantity });
    else give[kind].run({ id, quantity, returned: quantity - missing });
  }
  releaseCoupons(orderId);
  if (slotStartsAt) releaseSlot(deliveryType, slotStartsAt, plates);
}

type Reserved = Reservation & { missing?: number };

/** Returns the name of the first dish or choice that is short of stock, or null. */
function reserve(reservations: Reserved[]): string | null {
  let scarce: string | null = null;
  for (const { kind, id, name, quantity, missing = 0 } of reservations) {
    if (kind === "combo") countSale.run({ id, quantity });
    else if (take[kind].run({ id, quantity: quantity - missing }).changes === 0) scarce ??= name;
    if (kind === "dish" && missing > 0) countSale.run({ id, quantity: missing });
  }
  return scarce;
}

/** Reserves items that were already sold. Returns the name of anything short of stock. Call it inside a transaction. */
export function reserveItems(items: OrderItem[]): string | null {
  return reserve(items.flatMap(reservedBy));
}

/** Reserves again what an order released. Returns the name of anything short of stock. Call it inside a transaction. */
export function reserveAgain(order: Order): string | null {
  return reserve(withShortages(order));
}

/**
 * For the items that a changed order keeps, after its reservations were released: they may have
 * been sold beyond the stock.
 */
export function keepReserved(orderId: string, items: OrderItem[]): void {
  const shortages: Shortages = {};
  for (const { kind, id, quantity } of items.flatMap(reservedBy)) {
    if (kind === "combo") countSale.run({ id, quantity });
    else takeRemaining({ kind, id, quantity }, shortages);
  }
  updateRow(orders, orderId, { shortages: orNull(shortages) });
}
