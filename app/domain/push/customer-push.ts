import { m } from "#messages";
import { formatDate, instantInIndia, minutesOfDay, now } from "../clock.ts";
import type { CateringEvent } from "../events/event.ts";
import { type ReminderKind, reminderLabel } from "../events/reminder.ts";
import { expectedSentence, expectedText } from "../orders/expected-at.ts";
import type { Order } from "../orders/order.ts";
import type { OrderStatus } from "../orders/status.ts";
import { NOT_ANSWERED } from "../reasons/known-reasons.ts";
import { shop } from "../shop.ts";

/** `tag`: a message replaces an earlier one with the same tag on the device. `path`: a page of the shop. */
export type PushMessage = { title: string; body: string; path: string; tag: string };

/** The news for the customer: a new status or readiness, a delay, or a changed order. */
export type OrderNews = "status" | "delayed" | "changed";

type Text = Pick<PushMessage, "title" | "body">;

function statusText(order: Order): Text {
  const expected = expectedSentence(order, now());
  const isPickup = order.deliveryType === "pickup";
  const texts: Record<OrderStatus, Text> = {
    pending: { title: m.push_weHaveYourOrder(), body: m.push_weWillConfirmItSoon() },
    confirmed: { title: m.push_yourOrderIsConfirmed(), body: expected },
    preparing: { title: m.push_yourOrderIsBeingPrepared(), body: expected },
    out_for_delivery: { title: m.push_orderOnItsWay(), body: expected },
    delivered: {
      title: isPickup ? m.push_orderPickedUp() : m.push_yourOrderHasArrived(),
      body: m.push_enjoyIt(),
    },
    cancelled: {
      title: m.push_yourOrderWasCancelled(),
      body:
        order.cancellationReason === NOT_ANSWERED
          ? m.orders_weDidNotAnswer()
          : m.push_orderCancelledText({ phone: shop.phone }),
    },
  };
  if (order.status !== "preparing" || !order.readyAt) return texts[order.status];
  return isPickup
    ? { title: m.push_yourOrderIsReady(), body: m.push_orderReadyText() }
    : { title: m.push_yourOrderIsReady(), body: m.push_orderLeavingText() };
}

function textOf(order: Order, news: OrderNews): Text {
  if (news === "status") return statusText(order);
  const body = m.push_expectedNow({ expected: expectedText(order) });
  const title = news === "delayed" ? m.push_orderDelayed() : m.push_yourOrderWasChanged();
  return { title, body };
}

/**
 * Shown on locked screens, so it contains the order's number but nothing else about the customer. A tap opens `path`.
 */
export function orderPush(order: Order, news: OrderNews, path: string): PushMessage {
  const { title, body } = textOf(order, news);
  return {
    title,
    body: `${body} (${order.orderNumber})`,
    path,
    tag: `order-${order.orderNumber}`,
  };
}

/** Shown on locked screens, so it says nothing about the customer. */
export function eventText({
  eventNumber,
  eventDate,
  eventTime,
  guestCount,
}: CateringEvent): string {
  return m.push_guestsOn({
    eventNumber,
    guestCount,
    date: formatDate(instantInIndia(eventDate, minutesOfDay(eventTime))),
  });
}

export function eventReminderPush(
  event: CateringEvent,
  kind: ReminderKind,
  path: string,
): PushMessage {
  const { eventNumber } = event;
  const title = m.emails_booking({ eventNumber, status: reminderLabel(kind) });
  return { title, body: eventText(event), path, tag: `event-${eventNumber}` };
}
