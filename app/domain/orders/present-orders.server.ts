import { ledgerOfOrder, ledgersOfOrders, listedRows } from "../payments/queries.server.ts";
import { trackingUrl } from "../tracking/tracking-link.server.ts";
import type { Order } from "./order.ts";
import { type OrderOutput, orderOutputOf } from "./present-order.ts";

/** With their payments, all read at once. `siteUrl` is the start of the tracking links. */
export function presentOrders(orders: Order[], siteUrl: string): OrderOutput[] {
  const ledgers = ledgersOfOrders(orders.map(({ id }) => id));
  return orders.map((order) =>
    orderOutputOf(order, listedRows(ledgers.get(order.id) ?? []), trackingUrl(order, siteUrl)),
  );
}

export function presentOrder(order: Order, siteUrl: string): OrderOutput {
  return orderOutputOf(order, listedRows(ledgerOfOrder(order.id)), trackingUrl(order, siteUrl));
}
