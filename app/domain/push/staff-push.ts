import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { Role } from "../access/roles.ts";
import { formatShortDateTime } from "../clock.ts";
import type { CateringEvent } from "../events/event.ts";
import type { QuoteAnswer } from "../events/quote-terms.ts";
import { formatRupees } from "../money.ts";
import { orderUrl } from "../order-lists/order-list-urls.ts";
import { expectedText } from "../orders/expected-at.ts";
import type { Order } from "../orders/order.ts";
import { eventText, type PushMessage } from "./customer-push.ts";

// Shown on locked screens: numbers, times and amounts, but nothing about the customer.

function orderAt(order: Order) {
  return { path: orderUrl(order.id), tag: `staff-order-${order.orderNumber}` };
}

function eventAt({ id, eventNumber }: CateringEvent) {
  return { path: `/admin/events?event=${id}`, tag: `staff-event-${eventNumber}` };
}

/** Includes the amount for people who may see payments. */
export function newOrderPush(order: Order, role: Role): PushMessage {
  const { orderNumber, totalPaise, deliveryType } = order;
  const isPickup = deliveryType === "pickup";
  const facts = { orderNumber, expected: expectedText(order) };
  if (!may({ role }, "see contacts and payments")) {
    const body = isPickup
      ? m.push_newPickupWithoutTotal(facts)
      : m.push_newDeliveryWithoutTotal(facts);
    return { title: m.push_newOrder(), body, ...orderAt(order) };
  }
  const total = formatRupees(totalPaise);
  const body = isPickup
    ? m.push_newPickup({ ...facts, total })
    : m.push_newDelivery({ ...facts, total });
  return { title: m.push_newOrder(), body, ...orderAt(order) };
}

export function cancelledOrderPush(order: Order): PushMessage {
  const body = m.push_doNotPrepareIt({ orderNumber: order.orderNumber });
  return { title: m.push_orderCancelled(), body, ...orderAt(order) };
}

export function newEventPush(event: CateringEvent): PushMessage {
  return { title: m.push_newBooking(), body: eventText(event), ...eventAt(event) };
}

export function cancelledEventPush(event: CateringEvent): PushMessage {
  return { title: m.push_bookingCancelled(), body: eventText(event), ...eventAt(event) };
}

export function quoteAnswerPush(event: CateringEvent, answer: QuoteAnswer): PushMessage {
  const isAccepted = answer === "accepted";
  const title = isAccepted ? m.push_quoteAccepted() : m.push_quoteChangeRequested();
  return { title, body: eventText(event), ...eventAt(event) };
}

export function testPush(at: Date): PushMessage {
  return {
    title: m.push_testMessage(),
    body: m.push_testMessageText({ at: formatShortDateTime(at) }),
    path: "/admin/notifications",
    tag: "test",
  };
}
