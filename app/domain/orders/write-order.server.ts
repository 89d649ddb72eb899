import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { orderItems, orderNumberCounters, orders } from "#db/schema/orders.ts";
import { rememberAddress } from "../accounts/addresses.server.ts";
import type { User } from "../accounts/user.ts";
import { dayInPune, now } from "../clock.ts";
import { openingAt, orderDueAt } from "../opening-hours.ts";
import { ok, problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { shop } from "../shop.ts";
import { deliveryFee } from "./delivery-fee.ts";
import type { Order } from "./order.ts";
import { orderNumberOf } from "./order-number.ts";
import { type RequestedItem, type ReservedItem, reserveStock } from "./reserve-stock.server.ts";

/** Everything but the dishes and the amounts. */
export type OrderDetails = Pick<
  Order,
  | "customerName"
  | "email"
  | "phone"
  | "street"
  | "city"
  | "zipCode"
  | "deliveryType"
  | "deliveryInstructions"
  | "paymentMethod"
  | "notes"
>;

const insertOrder = db
  .insert(orders)
  .values({
    id: sql.placeholder("id"),
    orderNumber: sql.placeholder("orderNumber"),
    userId: sql.placeholder("userId"),
    deliveryType: sql.placeholder("deliveryType"),
    paymentMethod: sql.placeholder("paymentMethod"),
    customerName: sql.placeholder("customerName"),
    email: sql.placeholder("email"),
    phone: sql.placeholder("phone"),
    street: sql.placeholder("street"),
    city: sql.placeholder("city"),
    state: shop.state,
    zipCode: sql.placeholder("zipCode"),
    deliveryInstructions: sql.placeholder("deliveryInstructions"),
    notes: sql.placeholder("notes"),
    subtotalPaise: sql.placeholder("subtotalPaise"),
    deliveryFeePaise: sql.placeholder("deliveryFeePaise"),
    totalPaise: sql.placeholder("totalPaise"),
    // As raw SQL, because the column's mapping does not accept null.
    dueAt: sql`${sql.placeholder("dueAt")}`,
    createdAt: sql.placeholder("at"),
    updatedAt: sql.placeholder("at"),
  })
  .prepare();

const insertItem = db
  .insert(orderItems)
  .values({
    id: sql.placeholder("id"),
    orderId: sql.placeholder("orderId"),
    productId: sql.placeholder("productId"),
    name: sql.placeholder("name"),
    description: sql.placeholder("description"),
    image: sql.placeholder("image"),
    pricePaise: sql.placeholder("pricePaise"),
    quantity: sql.placeholder("quantity"),
    totalPaise: sql.placeholder("totalPaise"),
    options: sql.placeholder("options"),
    partOf: sql.placeholder("partOf"),
    partName: sql.placeholder("partName"),
    specialInstructions: sql.placeholder("specialInstructions"),
  })
  .prepare();

const takeNumber = db
  .insert(orderNumberCounters)
  .values({ day: sql.placeholder("day"), last: 1 })
  .onConflictDoUpdate({
    target: orderNumberCounters.day,
    set: { last: sql`${orderNumberCounters.last} + 1` },
  })
  .returning({ last: orderNumberCounters.last })
  .prepare();

/** In the order's own transaction, so that no number is used twice or skipped. */
function nextOrderNumber(at: Date): string {
  const day = dayInPune(at);
  const { last } = takeNumber.get({ day });
  return orderNumberOf(day, last);
}

/** The dishes of a combo are rows of their own, so that stock, reports and reviews find them. */
function insertReserved(orderId: string, item: ReservedItem): void {
  const { dish, quantity, configured, specialInstructions } = item;
  const { ownPricePaise, options, parts } = configured;
  const id = newId();
  insertItem.run({
    id,
    orderId,
    productId: dish.id,
    name: dish.name,
    description: dish.description,
    image: dish.image,
    pricePaise: ownPricePaise,
    quantity,
    totalPaise: ownPricePaise * quantity,
    options,
    partOf: null,
    partName: "",
    specialInstructions,
  });
  for (const part of parts) {
    const portions = part.quantity * quantity;
    insertItem.run({
      id: newId(),
      orderId,
      productId: part.dish.id,
      name: part.dish.name,
      description: "",
      image: part.dish.image,
      pricePaise: part.pricePaise,
      quantity: portions,
      totalPaise: part.pricePaise * portions,
      options: part.options,
      partOf: id,
      partName: part.partName,
      specialInstructions: "",
    });
  }
}

/**
 * Writes an order at today's prices, reserves its stock and remembers its address. Call it inside a transaction. Problems: those of
 * `reserveStock`, and `conflict` while the shop takes no orders.
 */
export function writeOrder(
  actor: User,
  wanted: RequestedItem[],
  details: OrderDetails,
): Result<{ orderId: string }> {
  const at = now();
  const settings = shopSettings();
  const opening = openingAt(at, settings);
  if (!opening.takesOrders) return problem("conflict", opening.sentence);
  const reserved = reserveStock(wanted);
  if (!reserved.ok) return reserved;
  const items = reserved.value;
  const orderId = newId();
  const subtotalPaise = items.reduce(
    (sum, { configured, quantity }) => sum + configured.pricePaise * quantity,
    0,
  );
  const deliveryFeePaise = deliveryFee(subtotalPaise, details.deliveryType, settings.delivery);
  insertOrder.run({
    ...details,
    id: orderId,
    orderNumber: nextOrderNumber(at),
    userId: actor.id,
    subtotalPaise,
    deliveryFeePaise,
    totalPaise: subtotalPaise + deliveryFeePaise,
    dueAt: orderDueAt(opening)?.getTime() ?? null,
    at,
  });
  for (const item of items) insertReserved(orderId, item);
  const { street: address, city, zipCode: pincode } = details;
  rememberAddress(actor, { address, city, pincode }, at);
  return ok({ orderId });
}
