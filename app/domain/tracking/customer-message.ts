import { z } from "zod";
import { m } from "#messages";
import { now } from "../clock.ts";
import { latinDigits } from "../digits.ts";
import { greeting } from "../emails/email-layout.ts";
import { expectedText, isPastDue } from "../orders/expected-at.ts";
import type { Order } from "../orders/order.ts";
import { isFinal, orderStatuses } from "../orders/status.ts";
import { shop } from "../shop.ts";
import { firstName } from "./tracked-order.ts";

/** The topics of messages to customers. */
const messageTopics = [...orderStatuses, "ready", "late"] as const;
export type MessageTopic = (typeof messageTopics)[number];

const messageChannels = ["whatsapp", "sms"] as const;
export type MessageChannel = (typeof messageChannels)[number];

const news: Record<MessageTopic, (order: Order) => string> = {
  pending: (order) => m.orders_messagePending(named(order)),
  confirmed: (order) => m.orders_messageConfirmed(timed(order)),
  preparing: (order) => m.orders_messagePreparing(timed(order)),
  out_for_delivery: (order) => m.orders_messageOutForDelivery(named(order)),
  delivered: (order) =>
    isPickup(order)
      ? m.orders_messagePickedUp(named(order))
      : m.orders_messageDelivered(named(order)),
  cancelled: (order) => m.orders_messageCancelled({ ...named(order), phone: shop.phone }),
  ready: (order) => (isPickup(order) ? collect(order) : m.orders_messageLeavingSoon(named(order))),
  late: (order) =>
    isPastDue(order, now())
      ? m.orders_messageLate(named(order))
      : m.orders_messageDelayed(timed(order)),
};

const isPickup = ({ deliveryType }: Order) => deliveryType === "pickup";

const named = ({ orderNumber }: Order) => ({ orderNumber, ...shop.nameAndCity });

const timed = (order: Order) => ({ ...named(order), expected: expectedText(order) });

function collect(order: Order): string {
  return m.orders_messageReady({
    ...named(order),
    token: order.token,
    address: shop.pickupAddress,
  });
}

/** The most important news about an order. */
export function topicOf(order: Order): MessageTopic {
  const { status, readyAt, delayMinutes } = order;
  if (status === "preparing" && readyAt) return "ready";
  if (isFinal(status) || status === "out_for_delivery") return status;
  return delayMinutes > 0 || isPastDue(order, now()) ? "late" : status;
}

/** The message that can be sent to the customer now; null without a mobile number. */
export function messageMenu(order: Order) {
  return mobileNumber(order.phone) === null ? null : { orderId: order.id, topic: topicOf(order) };
}
export type MessageMenu = ReturnType<typeof messageMenu>;

/** In the current language. `url` is the tracking link; null once it has expired. */
export function customerMessage(order: Order, topic: MessageTopic, url: string | null): string {
  const link = url ? [m.orders_followItHere({ url })] : [];
  return [greeting(firstName(order)), news[topic](order), ...link].join(" ");
}

/** Opens the message in an app on the sender's device; null without a mobile number. */
export function messageLink(channel: MessageChannel, phone: string, text: string): string | null {
  const number = mobileNumber(phone);
  if (number === null) return null;
  const query = encodeURIComponent(text);
  return channel === "whatsapp"
    ? `https://wa.me/${number}?text=${query}`
    : `sms:+${number}?body=${query}`;
}

/** Which message to send, and with which app. */
export const messageForm = z.object({
  channel: z.enum(messageChannels),
  topic: z.enum(messageTopics),
});

/** An Indian mobile number, with or without the country code or a leading zero. */
const MOBILE = /^(?:(?:00)?91|0)?([6-9]\d{9})$/;

/** `919822012345`; null for anything that is not an Indian mobile number. */
export function mobileNumber(phone: string): string | null {
  const digits = MOBILE.exec(latinDigits(phone).replace(/[^\d]/g, ""))?.[1];
  return digits === undefined ? null : `91${digits}`;
}
