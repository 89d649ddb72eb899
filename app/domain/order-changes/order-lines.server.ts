import { sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { orderItems } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import { m } from "#messages";
import { saleHoursText } from "../availability/sale-hours.ts";
import type { ServingTime } from "../availability/serving-time.server.ts";
import { reorderSelection } from "../cart/reorder.server.ts";
import { findDish, findDishes } from "../menu/queries.server.ts";
import { offerOf } from "../options/queries.server.ts";
import { configureItems } from "../orders/configure-items.server.ts";
import type { OrderItem } from "../orders/order.ts";
import { keepReserved, reserveItems } from "../orders/reserve-stock.server.ts";
import { pick } from "../pick.ts";
import type { QuoteLine } from "../quote/quote.ts";
import { fieldProblem, type Problem } from "../result.ts";

/** A line of the existing order, and its new quantity. */
export type OrderLine = { item: OrderItem; quantity: number };

/** The field of the form. */
const quantityField = ({ id }: OrderItem) => `lines.${id}`;

/** The parts of a combo change in proportion. */
function withQuantity({ item, quantity }: OrderLine): OrderItem {
  const parts = item.parts.map((part) => ({
    ...part,
    quantity: (part.quantity / item.quantity) * quantity,
  }));
  return { ...item, quantity, totalPaise: item.pricePaise * quantity, parts };
}

/** The part of a line that the change removes. */
export function takenAway({ item, quantity }: OrderLine): OrderItem {
  return withQuantity({ item, quantity: Math.max(0, item.quantity - quantity) });
}

/**
 * Whether the dish can still be ordered like this. Only needed to raise the quantity, because
 * customers may keep the dishes they ordered.
 */
function increaseProblem({ item, quantity }: OrderLine, time: ServingTime): Problem | null {
  const field = quantityField(item);
  const dish = item.productId ? findDish(item.productId, null, time) : undefined;
  if (!dish) {
    const msg = m.orders_dishOffMenuKeep({ name: item.name, quantity: item.quantity });
    return fieldProblem(field, msg, "conflict");
  }
  const { selection, gone } = reorderSelection(item, offerOf(dish));
  if (gone[0]) {
    const msg = m.orders_optionGoneKeep({
      name: item.name,
      option: gone[0],
      quantity: item.quantity,
    });
    return fieldProblem(field, msg, "out_of_stock");
  }
  const { specialInstructions } = item;
  const more = { productId: dish.id, quantity, selection, specialInstructions, path: field };
  const [first] = configureItems([more], time).problems;
  return first ? fieldProblem(field, first.message, first.code) : null;
}

/**
 * Reserves the stock for these lines after the order's own reservations were released. Call it inside a transaction.
 */
export function reserveLines(
  orderId: string,
  lines: OrderLine[],
  time: ServingTime,
): Problem | null {
  const isIncreased = ({ item, quantity }: OrderLine) => quantity > item.quantity;
  keepReserved(orderId, lines.filter((line) => !isIncreased(line)).map(withQuantity));
  for (const line of lines.filter(isIncreased)) {
    const unavailable = increaseProblem(line, time);
    if (unavailable) return unavailable;
    const scarce = reserveItems([withQuantity(line)]);
    if (scarce) {
      const msg = m.orders_scarceTooLittle({
        scarce,
        quantity: line.quantity,
        name: line.item.name,
      });
      return fieldProblem(quantityField(line.item), msg, "out_of_stock");
    }
  }
  return null;
}

/** Some dishes may not be sold at the new time. */
export function offHoursProblem(lines: OrderLine[], time: ServingTime): Problem | null {
  const dishes = findDishes(
    lines.flatMap(({ item }) => item.productId ?? []),
    time,
  );
  const dish = [...dishes.values()].find(({ isOffHours }) => isOffHours);
  if (!dish) return null;
  const msg = m.orders_dishNotAtTime({
    name: dish.name,
    hours: saleHoursText(dish.hours) ?? "",
  });
  return fieldProblem("requestedFor", msg, "conflict");
}

const quotedColumns = db
  .select(pick(products, ["id", "category", "plates", "taxBasisPoints", "taxCode"]))
  .from(products)
  .where(sql`${products.id} in (select value from json_each(${sql.placeholder("ids")}))`)
  .prepare();

const removedDish = { id: "", category: "", plates: 1, taxBasisPoints: null, taxCode: "" };

/** Lines for the quote, at the order's prices rather than today's. */
export function quoteLinesOf(lines: OrderLine[]): QuoteLine[] {
  const ids = JSON.stringify(lines.map(({ item }) => item.productId));
  const found = new Map(quotedColumns.all({ ids }).map((row) => [row.id, row]));
  return lines.map(({ item, quantity }) => {
    const { id: productId, ...dish } = found.get(item.productId ?? "") ?? removedDish;
    return { ...dish, productId, pricePaise: item.pricePaise, quantity };
  });
}

// The total of a combo's own row excludes the amounts that its parts add.
const setQuantity = db
  .update(orderItems)
  .set({
    quantity: sql`${sql.placeholder("quantity")}`,
    madeQuantity: sql`min(made_quantity, ${sql.placeholder("quantity")})`,
    totalPaise: sql`${orderItems.pricePaise} * ${sql.placeholder("quantity")}`,
    discountPaise: sql`${sql.placeholder("discountPaise")}`,
  })
  .where(given(orderItems.id))
  .prepare();

const removeItem = db.delete(orderItems).where(given(orderItems.id)).prepare();

/** Removes a line whose quantity is 0. */
export function writeLine(line: OrderLine, discountPaise: number): void {
  const { id, quantity, parts } = withQuantity(line);
  if (quantity === 0) {
    removeItem.run({ id });
    return;
  }
  setQuantity.run({ id, quantity, discountPaise });
  for (const part of parts) {
    setQuantity.run({ id: part.id, quantity: part.quantity, discountPaise: 0 });
  }
}
