import { eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orderItems } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import { m } from "#messages";
import { findDish, findDishes } from "../menu/queries.server.ts";
import { saleHoursText } from "../menu/sale-hours.ts";
import type { ServingTime } from "../menu/serving-time.server.ts";
import { offerOf } from "../options/queries.server.ts";
import type { QuoteLine } from "../quote/quote.ts";
import { type Problem, problem } from "../result.ts";
import { configureItems } from "./configure-items.server.ts";
import type { OrderItem } from "./order.ts";
import { selectionAgain } from "./reorder.server.ts";
import { takeStock } from "./reserve-stock.server.ts";

/** A line of an order that stays as it was sold, and how many of it there are then. */
export type KeptLine = { item: OrderItem; quantity: number };

/** The field of the form. */
const quantityField = ({ id }: Pick<OrderItem, "id">) => `lines.${id}`;

function refused(code: Problem["code"], path: string, msg: string): Problem {
  return problem(code, msg, { errors: [{ path, msg }] });
}

/** The parts of a combo change in proportion. */
function withQuantity({ item, quantity }: KeptLine): OrderItem {
  const parts = item.parts.map((part) => ({
    ...part,
    quantity: (part.quantity / item.quantity) * quantity,
  }));
  return { ...item, quantity, totalPaise: item.pricePaise * quantity, parts };
}

/** Why there cannot be more of it; whatever there is of it already, the customer may keep. */
function whyNotMore({ item, quantity }: KeptLine, time: ServingTime): Problem | null {
  const field = quantityField(item);
  const dish = item.productId ? findDish(item.productId, null, time) : undefined;
  if (!dish) {
    const msg = m.orders_isNoLongerOnThe({ name: item.name, quantity: item.quantity });
    return refused("conflict", field, msg);
  }
  const { selection, gone } = selectionAgain(item, offerOf(dish));
  if (gone[0]) {
    const msg = m.orders_isNotAvailableAnyMore({
      name: item.name,
      value: gone[0],
      quantity: item.quantity,
    });
    return refused("out_of_stock", field, msg);
  }
  const { specialInstructions } = item;
  const more = { productId: dish.id, quantity, selection, specialInstructions, path: field };
  const [first] = configureItems([more], time).problems;
  return first ? refused(first.code, field, first.message) : null;
}

/** Reserves the stock for these lines, once the order's earlier stock has been returned. Call it inside a transaction. */
export function takeKeptLines(lines: KeptLine[], time: ServingTime): Problem | null {
  const isMore = ({ item, quantity }: KeptLine) => quantity > item.quantity;
  // Of the same or less, everything was just given back.
  takeStock(lines.filter((line) => !isMore(line)).map(withQuantity));
  for (const line of lines.filter(isMore)) {
    const unavailable = whyNotMore(line, time);
    if (unavailable) return unavailable;
    const scarce = takeStock([withQuantity(line)]);
    if (scarce) {
      const msg = m.orders_tooLittleIsLeftOf({
        scarce,
        quantity: line.quantity,
        name: line.item.name,
      });
      return refused("out_of_stock", quantityField(line.item), msg);
    }
  }
  return null;
}

/** Whether a new time is one at which the dishes are sold. */
export function offHoursProblem(lines: KeptLine[], time: ServingTime): Problem | null {
  const dishes = findDishes(
    lines.flatMap(({ item }) => item.productId ?? []),
    time,
  );
  const dish = [...dishes.values()].find(({ isOffHours }) => isOffHours);
  if (!dish) return null;
  const msg = m.orders_chooseAnotherTimeOrRemove({
    name: dish.name,
    hours: saleHoursText(dish.hours) ?? "",
  });
  return refused("conflict", "requestedFor", msg);
}

const quotedColumns = db
  .select({
    id: products.id,
    category: products.category,
    plates: products.plates,
    taxBasisPoints: products.taxBasisPoints,
    taxCode: products.taxCode,
  })
  .from(products)
  .where(sql`${products.id} in (select value from json_each(${sql.placeholder("ids")}))`)
  .prepare();

const removedDish = { id: "", category: "", plates: 1, taxBasisPoints: null, taxCode: "" };

/** As the quote counts them: at the price at which they were sold, whatever the dish costs or is called now. */
export function quotedLines(lines: KeptLine[]): QuoteLine[] {
  const ids = JSON.stringify(lines.map(({ item }) => item.productId));
  const found = new Map(quotedColumns.all({ ids }).map((row) => [row.id, row]));
  return lines.map(({ item, quantity }) => {
    const { id: productId, ...dish } = found.get(item.productId ?? "") ?? removedDish;
    return { ...dish, productId, pricePaise: item.pricePaise, quantity };
  });
}

// The total of a combo's own row leaves out what its parts add.
const setQuantity = db
  .update(orderItems)
  .set({
    quantity: sql`${sql.placeholder("quantity")}`,
    madeQuantity: sql`min(made_quantity, ${sql.placeholder("quantity")})`,
    totalPaise: sql`${orderItems.pricePaise} * ${sql.placeholder("quantity")}`,
    discountPaise: sql`${sql.placeholder("discountPaise")}`,
  })
  .where(eq(orderItems.id, sql.placeholder("id")))
  .prepare();

const removeItem = db
  .delete(orderItems)
  .where(eq(orderItems.id, sql.placeholder("id")))
  .prepare();

/** Without discount for a line that is given up. */
export function writeKeptLine(line: KeptLine, discountPaise: number): void {
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
