import { ledgersOfOrders, listedRows } from "../payments/queries.server.ts";
import { trackingUrl } from "../tracking/tracking-link.server.ts";
import type { Order } from "./order.ts";
import { type OrderOutput, presentOrder } from "./present-order.ts";

/** With the payments of all of them, read at once. `siteUrl` begins their tracking links. */
export function presentOrders(orders: Order[], siteUrl: string): OrderOutput[] {
  const ledgers = ledgersOfOrders(orders.map(({ id }) => id));
  return orders.map((order) =>
    presentOrder(order, listedRows(ledgers.get(order.id) ?? []), trackingUrl(order, siteUrl)),
  );
}

export function presentPaidOrder(order: Order, siteUrl: string): OrderOutput {
  const payments = listedRows(ledgersOfOrders([order.id]).get(order.id) ?? []);
  return presentOrder(order, payments, trackingUrl(order, siteUrl));
}
