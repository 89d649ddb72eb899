import { z } from "zod";
import { m } from "#messages";
import { expectedText } from "../orders/expected-at.ts";
import type { Order } from "../orders/order.ts";
import { isFinal, orderStatuses } from "../orders/status.ts";
import { shop } from "../shop.ts";
import { mobileNumber } from "./mobile-number.ts";
import { firstName } from "./tracked-order.ts";

/** What there is to tell a customer. */
export const messageTopics = [...orderStatuses, "ready", "late"] as const;
export type MessageTopic = (typeof messageTopics)[number];

export const messageChannels = ["whatsapp", "sms"] as const;
export type MessageChannel = (typeof messageChannels)[number];

type Facts = { order: string; token: string | null; isPickup: boolean; expected: string };
type Language = "en";

type Wording = {
  greeting: (name: string) => string;
  news: Record<MessageTopic, (facts: Facts) => string>;
  link: (url: string) => string;
};

const wordings: Record<Language, Wording> = {
  en: {
    greeting: (name) => (name ? m.orders_hello2({ name }) : "Hello,"),
    news: {
      pending: ({ order }) => m.orders_weHaveAndWillConfirm({ order }),
      confirmed: ({ order, expected }) => m.orders_weHaveConfirmedExpected({ order, expected }),
      preparing: ({ order, expected }) => m.orders_weArePreparingExpected({ order, expected }),
      out_for_delivery: ({ order }) => m.orders_isOnItsWayTo({ order }),
      delivered: ({ order, isPickup }) =>
        isPickup
          ? m.orders_youHavePickedUpEnjoy({ order })
          : m.orders_wasDeliveredEnjoyYourMeal({ order }),
      cancelled: ({ order }) => m.orders_wasCancelledQuestionsCallUs({ order, phone: shop.phone }),
      ready: ({ order, token, isPickup }) =>
        isPickup
          ? `${order} is ready${token ? `, token ${token}` : ""}. Please collect it: ${shop.address}.`
          : m.orders_isReadyAndWillLeave({ order }),
      late: ({ order, expected }) => m.orders_weAreSorryIsLate({ order, expected }),
    },
    link: (url) => m.orders_followItHere({ url }),
  },
};

/** The most important news about an order. */
export function topicOf({
  status,
  readyAt,
  delayMinutes,
}: Pick<Order, "status" | "readyAt" | "delayMinutes">): MessageTopic {
  if (status === "preparing" && readyAt) return "ready";
  return delayMinutes > 0 && !isFinal(status) && status !== "out_for_delivery" ? "late" : status;
}

/** What its customer can be written now; null without a mobile number. */
export function messageMenu(order: Order) {
  return mobileNumber(order.phone) === null ? null : { orderId: order.id, topic: topicOf(order) };
}
export type MessageMenu = ReturnType<typeof messageMenu>;

/** `url` is the tracking link; null once it has expired. */
export function customerMessage(
  order: Order,
  topic: MessageTopic,
  url: string | null,
  language: Language = "en",
): string {
  const { greeting, news, link } = wordings[language];
  const facts = {
    order: `your ${shop.name} order ${order.orderNumber}`,
    token: order.token,
    isPickup: order.deliveryType === "pickup",
    expected: expectedText(order),
  };
  const text = news[topic](facts);
  return [greeting(firstName(order)), text, ...(url ? [link(url)] : [])].join(" ");
}

/** Opens the message in an app of whoever sends it; null without a mobile number. */
export function messageLink(channel: MessageChannel, phone: string, text: string): string | null {
  const number = mobileNumber(phone);
  if (number === null) return null;
  const query = encodeURIComponent(text);
  return channel === "whatsapp"
    ? `https://wa.me/${number}?text=${query}`
    : `sms:+${number}?body=${query}`;
}

/** A form posts it: which message, and by which app. */
export const messageForm = z.object({
  channel: z.enum(messageChannels),
  topic: z.enum(messageTopics),
});
