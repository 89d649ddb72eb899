import { formatRupees } from "../money.ts";
import { estimateText } from "../orders/estimate.ts";
import { expectedText } from "../orders/expected-at.ts";
import { type Order, paymentMethodLabel } from "../orders/order.ts";
import { itemChoices } from "../orders/order-ticket.ts";
import { type OrderStatus, orderStatusLabel } from "../orders/status.ts";
import { openBalance } from "../payments/payment.ts";
import { amountRows } from "../quote/amounts.ts";
import { shop } from "../shop.ts";
import { type Email, oneLine } from "./email.ts";
import { emailBody } from "./email-layout.ts";

const MINUTE_MS = 60_000;

function itemList(order: Order): string {
  const dishes = order.items.flatMap((item) => {
    const choices = itemChoices(item).map(oneLine).join(" · ");
    const dish = `${item.quantity} × ${oneLine(item.name)}: ${formatRupees(item.totalPaise)}`;
    return choices ? [dish, `  ${choices}`] : [dish];
  });
  const amounts = amountRows(order)
    .slice(1)
    .filter(({ paise }) => paise !== 0)
    .map(({ label, paise }) => `${oneLine(label)}: ${formatRupees(paise)}`);
  return [...dishes, ...amounts, `Total: ${formatRupees(order.totalPaise)}`].join("\n");
}

function payment({ paymentMethod, paymentStatus }: Order): string {
  if (paymentStatus === "paid") return `Paid: ${paymentMethodLabel(paymentMethod)}.`;
  return paymentMethod === "upi"
    ? "Payment: UPI. The page of your order says how to pay."
    : `Payment: ${paymentMethodLabel(paymentMethod)}.`;
}

function place(order: Order): string {
  if (order.deliveryType === "pickup") return `Pickup: ${shop.address}.`;
  return `Delivery to: ${oneLine(`${order.street}, ${order.city} ${order.zipCode}`)}.`;
}

function time(order: Order): string {
  if (order.promisedUntil) return `Time: ${expectedText(order)}.`;
  if (order.dueAt) return `Expected: ${expectedText(order)}.`;
  const leadMinutes = (order.promisedAt.getTime() - order.createdAt.getTime()) / MINUTE_MS;
  return `Estimated time: ${estimateText(order.deliveryType, leadMinutes)}.`;
}

/** Minutes from the order would mean nothing by now. */
function changedTime(order: Order): string {
  return `Expected: ${expectedText(order)}.`;
}

/** Where an order can be followed; `trackingUrl` is null once it has expired. */
export type OrderLinks = { siteUrl: string; trackingUrl: string | null };

function linksToOrder({ orderNumber }: Order, { siteUrl, trackingUrl }: OrderLinks): string {
  const page = `${siteUrl}/order-confirmation?order=${encodeURIComponent(orderNumber)}`;
  const lines = [
    `Follow your order: ${page}`,
    ...(trackingUrl ? [`Without logging in, for a week: ${trackingUrl}`] : []),
  ];
  return lines.join("\n");
}

export function orderPlacedEmail(order: Order, links: OrderLinks): Email {
  return {
    subject: `Your order ${order.orderNumber} at ${shop.name}`,
    body: emailBody(order.customerName, [
      `Thank you for your order ${order.orderNumber}.`,
      itemList(order),
      [payment(order), place(order), time(order)].join("\n"),
      linksToOrder(order, links),
    ]),
  };
}

function balance(order: Order): string | null {
  if (order.paidPaise === 0) return null;
  const open = openBalance(order);
  return `You have paid ${formatRupees(order.paidPaise)}.${open && ` ${open}.`}`;
}

export function orderChangedEmail(order: Order, links: OrderLinks): Email {
  return {
    subject: `Your order ${order.orderNumber} was changed`,
    body: emailBody(order.customerName, [
      `Your order was changed (${order.orderNumber}). This is what it is now:`,
      itemList(order),
      balance(order),
      [payment(order), place(order), changedTime(order)].join("\n"),
      linksToOrder(order, links),
    ]),
  };
}

function statusText(order: Order): string {
  const isPickup = order.deliveryType === "pickup";
  const messages: Record<OrderStatus, string> = {
    pending: "We have your order.",
    confirmed: "We have confirmed your order and will start on it soon.",
    preparing: "Your order is being prepared.",
    out_for_delivery: "Your order is on its way to you.",
    delivered: isPickup
      ? "You have picked up your order. Enjoy it!"
      : "Your order has arrived. Enjoy it!",
    cancelled: "Your order was cancelled.",
  };
  return messages[order.status];
}

function cancellationText({ status, cancellationReason, paidPaise }: Order): string | null {
  if (status !== "cancelled") return null;
  const reason = oneLine(cancellationReason);
  const lines = [
    ...(reason ? [`Reason: ${reason}`] : []),
    paidPaise > 0
      ? `You have already paid. Call us at ${shop.phone} and we will refund you.`
      : "There is nothing to pay.",
  ];
  return lines.join("\n");
}

export function orderStatusEmail(order: Order, links: OrderLinks): Email {
  return {
    subject: `Order ${order.orderNumber}: ${orderStatusLabel(order.status)}`,
    body: emailBody(order.customerName, [
      `${statusText(order)} (${order.orderNumber})`,
      cancellationText(order),
      linksToOrder(order, links),
    ]),
  };
}
