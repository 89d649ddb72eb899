import { type Balance, duePaise } from "../ledger/payment.ts";
import { paymentProvider } from "../ledger/payment-provider.ts";
import { paysOnline } from "../ledger/pays-online.server.ts";
import type { Order } from "./order.ts";
import { payToken } from "./tracking-token.server.ts";

/** The path of the page for paying an order or booking, even without logging in. */
export const payPath = (payable: Parameters<typeof payToken>[0]): string =>
  `/pay/${payToken(payable)}`;

/** Null if the order is not paid online, or nothing is due. */
export function orderPayPath(order: Order): string | null {
  // A self order that waits for payment at the counter can also be paid online.
  const awaitsOnline = order.payBy !== null && (order.channel !== "self" || paymentProvider());
  const isOnline = awaitsOnline || paysOnline(order.paymentMethod);
  return isOnline && duePaise(order) > 0 ? payPath({ orderId: order.id }) : null;
}

/** Null without a payment provider, or if nothing is due. */
export function eventPayPath({ id, ...balance }: Balance & { id: string }): string | null {
  return paymentProvider() && duePaise(balance) > 0 ? payPath({ eventId: id }) : null;
}
