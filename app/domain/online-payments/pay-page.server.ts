import { db, given } from "#db/client.server.ts";
import { eventQuotes } from "#db/schema/events.ts";
import { dayInIndia, now } from "../clock.ts";
import { dueNowPaise } from "../events/event-balance.ts";
import { findAnyEvent } from "../events/queries.server.ts";
import { duePaise } from "../ledger/payment.ts";
import { paysOnline } from "../ledger/pays-online.server.ts";
import { findAnyOrder } from "../orders/queries.server.ts";
import { hasTrackingLink, trackingPath } from "../orders/tracking-link.server.ts";
import { quotePath, readPayToken } from "../orders/tracking-token.server.ts";
import type { Payable } from "../payments/record-payment.server.ts";

/** What can be paid on the page with this token; undefined if the token is invalid or the order is long over. */
export function findPayable(token: string) {
  const payable = readPayToken(token);
  if (!payable) return undefined;
  return "orderId" in payable ? orderToPay(payable.orderId) : eventToPay(payable.eventId);
}
export type ToPay = NonNullable<ReturnType<typeof findPayable>>;

function orderToPay(orderId: string) {
  const order = findAnyOrder(orderId);
  if (!order || !hasTrackingLink(order, now())) return undefined;
  const { paymentMethod } = order;
  const isPaidSo = paymentMethod !== "cash" && paysOnline(paymentMethod);
  return {
    payable: { orderId } as Payable,
    number: order.orderNumber,
    duePaise: duePaise(order),
    isCancelled: order.status === "cancelled",
    userId: order.userId,
    order,
    seenAt: trackingPath(order, "follow"),
    method: isPaidSo ? paymentMethod : null,
  };
}

const hasQuote = db
  .select({ version: eventQuotes.version })
  .from(eventQuotes)
  .where(given(eventQuotes.eventId))
  .limit(1)
  .prepare();

function eventToPay(eventId: string) {
  const event = findAnyEvent(eventId);
  if (!event) return undefined;
  return {
    payable: { eventId } as Payable,
    number: event.eventNumber,
    duePaise: dueNowPaise(event, dayInIndia(now())),
    isCancelled: event.status === "cancelled",
    userId: event.userId,
    order: null,
    seenAt: hasQuote.get({ eventId }) ? quotePath(eventId) : null,
    method: null,
  };
}
