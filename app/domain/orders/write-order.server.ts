import { sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { orderItems, orders } from "#db/schema/orders.ts";
import type { User } from "../accounts/user.ts";
import { now } from "../clock.ts";
import { openingAt, orderDueAt } from "../opening-hours.ts";
import { ok, problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { shop } from "../shop.ts";
import { deliveryFee } from "./delivery-fee.ts";
import type { Order } from "./order.ts";
import { nextOrderNumber } from "./order-number.server.ts";
import { type RequestedItem, reserveStock } from "./reserve-stock.server.ts";

/** Who gets the order, where, and how it is paid: everything but the dishes and the money. */
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
    // Bare, since the column's own mapping knows no null.
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
    customizations: sql.placeholder("customizations"),
    specialInstructions: sql.placeholder("specialInstructions"),
  })
  .prepare();

/**
 * Takes who orders, the dishes and the details, and writes the order: today's prices, stock taken,
 * fee and total worked out here; outside opening hours it is due at the next opening. Returns the order's
 * id. Call it inside a transaction. Problems: those of `reserveStock`, and `conflict` while the shop is
 * paused or closed. Source: decisions, Ordering; the owner's wish for settings.
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
  const taken = reserveStock(wanted);
  if (!taken.ok) return taken;
  const items = taken.value;
  const orderId = newId();
  const subtotalPaise = items.reduce((sum, item) => sum + item.totalPaise, 0);
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
  for (const item of items) insertItem.run({ ...item, orderId });
  return ok({ orderId });
}
