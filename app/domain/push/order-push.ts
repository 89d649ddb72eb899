import { expectedText } from "../orders/expected-at.ts";
import type { Order } from "../orders/order.ts";
import type { OrderStatus } from "../orders/status.ts";
import { shop } from "../shop.ts";
import type { PushMessage } from "./push-message.ts";

/** What its customer is told: that it has a new status or is ready, that it takes longer, or that it is another one now. */
export type OrderNews = "status" | "delayed" | "changed";

type Text = Pick<PushMessage, "title" | "body">;

function statusText(order: Order): Text {
  const expected = `Expected: ${expectedText(order)}.`;
  const isPickup = order.deliveryType === "pickup";
  const texts: Record<OrderStatus, Text> = {
    pending: { title: "We have your order", body: "We will confirm it soon." },
    confirmed: { title: "Your order is confirmed", body: expected },
    preparing: { title: "Your order is being prepared", body: expected },
    out_for_delivery: { title: "Your order is on its way", body: expected },
    delivered: {
      title: isPickup ? "You have picked up your order" : "Your order has arrived",
      body: "Enjoy it!",
    },
    cancelled: {
      title: "Your order was cancelled",
      body: `The page of your order says why. Questions? Call ${shop.phone}.`,
    },
  };
  if (order.status !== "preparing" || !order.readyAt) return texts[order.status];
  return isPickup
    ? { title: "Your order is ready", body: "Come and pick it up while it is hot." }
    : { title: "Your order is ready", body: "It will be on its way soon." };
}

function textOf(order: Order, news: OrderNews): Text {
  if (news === "status") return statusText(order);
  const body = `Expected now: ${expectedText(order)}.`;
  const title = news === "delayed" ? "Your order takes longer" : "Your order was changed";
  return { title, body };
}

/**
 * Shown on locked screens: it says the number of the order, and nothing else about the customer. `path` is opened by a tap.
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
