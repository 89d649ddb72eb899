import { asc, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { orderItems, orders } from "#db/schema/orders.ts";
import { readCustomizations } from "../cart/customizations.ts";
import type { Order, OrderItem } from "./order.ts";

/** What is read of an order, beside its items. Source: spec 1 §3 Order. */
export const orderColumns = {
  id: orders.id,
  orderNumber: orders.orderNumber,
  userId: orders.userId,
  status: orders.status,
  deliveryType: orders.deliveryType,
  paymentMethod: orders.paymentMethod,
  paymentStatus: orders.paymentStatus,
  paidAt: orders.paidAt,
  customerName: orders.customerName,
  email: orders.email,
  phone: orders.phone,
  street: orders.street,
  city: orders.city,
  state: orders.state,
  zipCode: orders.zipCode,
  deliveryInstructions: orders.deliveryInstructions,
  notes: orders.notes,
  subtotalPaise: orders.subtotalPaise,
  deliveryFeePaise: orders.deliveryFeePaise,
  totalPaise: orders.totalPaise,
  cancellationReason: orders.cancellationReason,
  dueAt: orders.dueAt,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
};

// One query for the items of a whole page of orders.
const itemsOf = db
  .select({
    id: orderItems.id,
    orderId: orderItems.orderId,
    productId: orderItems.productId,
    name: orderItems.name,
    description: orderItems.description,
    image: orderItems.image,
    pricePaise: orderItems.pricePaise,
    quantity: orderItems.quantity,
    totalPaise: orderItems.totalPaise,
    customizations: orderItems.customizations,
    specialInstructions: orderItems.specialInstructions,
  })
  .from(orderItems)
  .where(sql`${orderItems.orderId} in (select value from json_each(${sql.placeholder("ids")}))`)
  .orderBy(asc(orderItems.id))
  .prepare();

/** Takes orders as read, returns them with their items. Source: spec 1 §3 Order. */
export function withItems(rows: Omit<Order, "items">[]): Order[] {
  const items = new Map<string, OrderItem[]>(rows.map((row) => [row.id, []]));
  for (const { orderId, ...item } of itemsOf.all({ ids: JSON.stringify([...items.keys()]) })) {
    items.get(orderId)?.push({ ...item, customizations: readCustomizations(item.customizations) });
  }
  return rows.map((row) => ({ ...row, items: items.get(row.id) ?? [] }));
}
