import { and, eq, gte, isNull, sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { newId } from "#db/new-id.ts";
import { orderItems, orders } from "#db/schema/orders.ts";
import { products } from "#db/schema/products.ts";
import type { User } from "../accounts/user.ts";
import { canonicalCustomizations } from "../cart/customizations.ts";
import { now } from "../clock.ts";
import { type OnceKey, rememberKey, resultOfKey } from "../idempotency.server.ts";
import { ok, type Problem, problem, type Result } from "../result.ts";
import { shop } from "../shop.ts";
import { deliveryFee } from "./delivery-fee.ts";
import type { Order, OrderItem } from "./order.ts";
import { nextOrderNumber } from "./order-number.server.ts";
import { findOrder } from "./queries.server.ts";
import type { PlaceOrderInput } from "./schema.ts";

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

/** A dish wanted; `path` names it in a complaint of the call. */
export type WantedItem = Pick<OrderItem, "quantity" | "customizations" | "specialInstructions"> & {
  productId: string;
  path: string;
};

const dish = db
  .select({
    name: products.name,
    description: products.description,
    category: products.category,
    image: products.image,
    pricePaise: products.pricePaise,
    stock: products.stock,
  })
  .from(products)
  .where(
    and(
      eq(products.id, sql.placeholder("id")),
      eq(products.isAvailable, true),
      isNull(products.deletedAt),
    ),
  )
  .prepare();

const takeStock = db
  .update(products)
  .set({
    stock: sql`${products.stock} - ${sql.placeholder("quantity")}`,
    soldCount: sql`${products.soldCount} + ${sql.placeholder("quantity")}`,
  })
  .where(
    and(eq(products.id, sql.placeholder("id")), gte(products.stock, sql.placeholder("quantity"))),
  )
  .prepare();

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

function tooFew(name: string, left: number, wanted: number, path: string): Problem {
  const msg =
    left > 0
      ? `Only ${left} of ${name} left, and you asked for ${wanted}. Lower the quantity and order again.`
      : `${name} is sold out for now. Remove it and order the rest.`;
  return problem("out_of_stock", msg, { errors: [{ path, msg }] });
}

/**
 * Takes who orders, the dishes and the details, and writes the order: today's prices, stock taken,
 * fee and total worked out here. Returns the order's id. Call it inside a transaction.
 * Problems: `out_of_stock` (names the dish and what is left), `conflict` (a dish not on the menu).
 * Source: decisions, Ordering.
 */
export function writeOrder(
  actor: User,
  wanted: WantedItem[],
  details: OrderDetails,
): Result<{ orderId: string }> {
  const orderId = newId();
  const items = [];
  for (const { productId, path, quantity, specialInstructions, customizations } of wanted) {
    const found = dish.get({ id: productId });
    if (!found) {
      const msg = "A dish in this order is no longer on the menu. Remove it and order the rest.";
      return problem("conflict", msg, { errors: [{ path, msg }] });
    }
    if (takeStock.run({ id: productId, quantity }).changes === 0) {
      return tooFew(found.name, found.stock, quantity, path);
    }
    items.push({
      id: newId(),
      orderId,
      productId,
      name: found.name,
      description: found.description,
      image: found.image,
      pricePaise: found.pricePaise,
      quantity,
      totalPaise: found.pricePaise * quantity,
      customizations: canonicalCustomizations(customizations, found.category),
      specialInstructions,
    });
  }
  const subtotalPaise = items.reduce((sum, item) => sum + item.totalPaise, 0);
  const deliveryFeePaise = deliveryFee(subtotalPaise, details.deliveryType);
  const at = now();
  insertOrder.run({
    ...details,
    id: orderId,
    orderNumber: nextOrderNumber(at),
    userId: actor.id,
    subtotalPaise,
    deliveryFeePaise,
    totalPaise: subtotalPaise + deliveryFeePaise,
    at,
  });
  for (const item of items) insertItem.run(item);
  return ok({ orderId });
}

/**
 * Takes who orders, how to write the order and the key of the request; writes it once. A known key
 * answers with the order it made. Problems: those of `write`, and `key_reused`.
 * Source: decisions, Ordering ("An order is placed once").
 */
export function writeOnce(
  actor: User,
  once: OnceKey | null,
  writeIt: () => Result<{ orderId: string }>,
): Result<Order> {
  return write(() => {
    const earlier = once ? resultOfKey(actor.id, "order", once) : ok(null);
    if (!earlier.ok) return earlier;
    const written = earlier.value === null ? writeIt() : ok({ orderId: earlier.value });
    if (!written.ok) return written;
    const { orderId } = written.value;
    if (once && earlier.value === null) rememberKey(actor.id, "order", once, orderId);
    const order = findOrder(actor, orderId);
    if (!order) throw new Error("An order just written could not be read");
    return ok(order);
  });
}

/**
 * Takes who orders and the key of a request, returns the order that an earlier one with it placed, or
 * null: a repeated request is answered before anything else may refuse it. Problems: `key_reused`.
 * Source: decisions, Ordering ("An order is placed once").
 */
export function placedBefore(actor: User, once: OnceKey): Result<Order | null> {
  const earlier = resultOfKey(actor.id, "order", once);
  if (!earlier.ok || earlier.value === null) return earlier.ok ? ok(null) : earlier;
  return ok(findOrder(actor, earlier.value) ?? null);
}

/**
 * Takes who orders, the checked payload of the call and its idempotency key, places the order.
 * Problems: `out_of_stock`, `conflict`, `key_reused`. Source: API contract, POST /api/orders.
 */
export function placeOrder(
  actor: User,
  input: PlaceOrderInput,
  once: OnceKey | null,
): Result<Order> {
  const { items, deliveryAddress, ...rest } = input;
  const wanted = items.map((item, index) => ({
    productId: item.product,
    quantity: item.quantity,
    customizations: item.customizations ?? {},
    specialInstructions: item.specialInstructions,
    path: `items[${index}].product`,
  }));
  const { state: _, ...address } = deliveryAddress;
  const details = { ...rest, ...address, customerName: actor.name, email: actor.email };
  return writeOnce(actor, once, () => writeOrder(actor, wanted, details));
}
