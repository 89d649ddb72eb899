import type { User } from "../access/user.ts";
import type { ListedRow } from "../ledger/order-money.ts";
import { ledgerOfOrder, ledgersOfOrders, listedRows } from "../ledger/queries.server.ts";
import type { Order } from "./order.ts";
import { orderOutputOf } from "./present-order.ts";
import { type ReadableOrderOutput, readableOutput } from "./readable-order.ts";
import { trackingUrl } from "./tracking-link.server.ts";

/**
 * As far as the actor may read them, with their payments, which are all read at once. `siteUrl` is the start of the tracking
 * links.
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

/** Only customers get the link of an order, because it lets them cancel. */
function outputFor(
  actor: User,
  order: Order,
  payments: ListedRow[],
  siteUrl: string,
): ReadableOrderOutput {
  const link = order.userId === actor.id ? trackingUrl(order, siteUrl) : null;
  return readableOutput(actor, order, orderOutputOf(order, payments, link));
}
