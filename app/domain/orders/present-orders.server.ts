import { ledgersOfOrders, listedRows } from "../payments/queries.server.ts";
import type { Order } from "./order.ts";
import { type OrderOutput, presentOrder } from "./present-order.ts";

/** With the payments of all of them, read at once. */
export function presentOrders(orders: Order[]): OrderOutput[] {
  const ledgers = ledgersOfOrders(orders.map(({ id }) => id));
  return orders.map((order) => presentOrder(order, listedRows(ledgers.get(order.id) ?? [])));
}

export function presentPaidOrder(order: Order): OrderOutput {
  return presentOrder(order, listedRows(ledgersOfOrders([order.id]).get(order.id) ?? []));
}
