import { and, eq, gte, isNull, or, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { optionChoices } from "#db/schema/options.ts";
import { products } from "#db/schema/products.ts";
import { releaseCoupons } from "../coupons/redeem.server.ts";
import type { SoldOption } from "../options/option-group.ts";
import { releaseSlot } from "../slots/slot-use.server.ts";
import type { ConfiguredItem } from "./configure-items.server.ts";
import type { Order, OrderItem } from "./order.ts";

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

const takeWhatIsLeftOfDish = db
  .update(products)
  .set({
    stock: sql`max(0, ${products.stock} - ${sql.placeholder("quantity")})`,
    soldCount: sql`${products.soldCount} + ${sql.placeholder("quantity")}`,
  })
  .where(eq(products.id, sql.placeholder("id")))
  .prepare();

const takeWhatIsLeftOfChoice = db
  .update(optionChoices)
  .set({ stock: sql`max(0, ${optionChoices.stock} - ${sql.placeholder("quantity")})` })
  .where(eq(optionChoices.id, sql.placeholder("id")))
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
const takeWhatIsLeft = { dish: takeWhatIsLeftOfDish, choice: takeWhatIsLeftOfChoice };
const give = { dish: returnDish, choice: returnChoice };

/** Call it inside the transaction in which the items were configured, and so found to be in stock. */
export function reserveStock(items: ConfiguredItem[]): void {
  for (const { dish, quantity, demands } of items) {
    for (const { kind, id, quantity: ofOne } of demands) {
      const { changes } = take[kind].run({ id, quantity: ofOne * quantity });
      if (changes === 0) throw new Error("What was in stock was gone in the same transaction");
    }
    if (dish.kind === "combo") countCombo.run({ id: dish.id, quantity });
  }
}

/** For plates that are sold already, whatever the stock says. Call it inside a transaction. */
export function countSold(items: ConfiguredItem[]): void {
  for (const { dish, quantity, demands } of items) {
    for (const { kind, id, quantity: ofOne } of demands) {
      takeWhatIsLeft[kind].run({ id, quantity: ofOne * quantity });
    }
    if (dish.kind === "combo") countCombo.run({ id: dish.id, quantity });
  }
}

/** What order items reserved, to be returned or reserved again. */
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

/** Releases the stock, coupons and slot of an order. Call it inside a transaction. */
export function releaseReservations(order: Order): void {
  const { id: orderId, items, deliveryType, slotStartsAt, plates } = order;
  for (const { kind, id, quantity } of items.flatMap(reservedBy)) {
    if (kind === "combo") countCombo.run({ id, quantity: -quantity });
    else give[kind].run({ id, quantity });
  }
  releaseCoupons(orderId);
  if (slotStartsAt) releaseSlot(deliveryType, slotStartsAt, plates);
}

/**
 * Reserves items again as they were sold. Returns the name of the first dish or choice that is short of stock, or null. Call
 * it inside a transaction.
 */
export function reserveAgain(items: OrderItem[]): string | null {
  let scarce: string | null = null;
  for (const { kind, id, name, quantity } of items.flatMap(reservedBy)) {
    if (kind === "combo") countCombo.run({ id, quantity });
    else if (take[kind].run({ id, quantity }).changes === 0) scarce ??= name;
  }
  return scarce;
}
