import type { User } from "../access/user.ts";
import type { ListedRow } from "../ledger/order-money.ts";
import { ledgerOfOrder, ledgersOfOrders, listedRows } from "../ledger/queries.server.ts";
import type { Order } from "./order.ts";
import { orderPayPath } from "./pay-path.server.ts";
import { orderOutputOf } from "./present-order.ts";
import { type ReadableOrderOutput, readableOutput } from "./readable-order.ts";
import { trackingUrl } from "./tracking-link.server.ts";

/**
 * The orders as the actor may read them. All their payments are read at once. `siteUrl` is the
 * start of the tracking links.
 */
export function presentOrders(
  actor: User,
  orders: Order[],
  siteUrl: string,
): ReadableOrderOutput[] {
  const ledgers = ledgersOfOrders(orders.map(({ id }) => id));
  return orders.map((order) => {
    const payments = listedRows(ledgers.get(order.id) ?? []);
    return outputFor(actor, order, payments, siteUrl);
  });
}

export function presentOrder(actor: User, order: Order, siteUrl: string): ReadableOrderOutput {
  const payments = listedRows(ledgerOfOrder(order.id));
  return outputFor(actor, order, payments, siteUrl);
}

/** Only customers get the links of an order, because one of them can cancel it. */
function outputFor(
  actor: User,
  order: Order,
  payments: ListedRow[],
  siteUrl: string,
): ReadableOrderOutput {
  const isOwn = order.userId === actor.id;
  const payPath = isOwn ? orderPayPath(order) : null;
  const links = {
    trackingUrl: isOwn ? trackingUrl(order, siteUrl) : null,
    paymentUrl: payPath && siteUrl + payPath,
  };
  return readableOutput(actor, order, orderOutputOf(order, payments, links));
}
