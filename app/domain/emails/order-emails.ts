import { m } from "#messages";
import { now } from "../clock.ts";
import { moneyLabels, moneyState } from "../ledger/money-state.ts";
import { balanceText, openBalance } from "../ledger/payment.ts";
import { formatRupees } from "../money.ts";
import { expectedSentence, expectedText } from "../orders/expected-at.ts";
import { type Order, paymentMethodLabel } from "../orders/order.ts";
import { itemChoices } from "../orders/order-ticket.ts";
import { cancellationReasons } from "../orders/reasons.ts";
import { type OrderStatus, orderStatusLabel } from "../orders/status.ts";
import { amountRows } from "../quote/amounts.ts";
import { shop } from "../shop.ts";
import { estimateText } from "../terms/promised-times.ts";
import { type Email, oneLine } from "./email.ts";
import { emailBody } from "./email-layout.ts";

const MINUTE_MS = 60_000;

function itemList(order: Order): string {
  const dishes = order.items.flatMap((item) => {
    const choices = itemChoices(item).map(oneLine).join(" · ");
    const dish = `${item.quantity} × ${oneLine(item.name)}: ${formatRupees(item.totalPaise)}`;
    return choices ? [dish, `  ${choices}`] : [dish];
  });
  const amounts = amountRows(order, false)
    .slice(1)
    .filter(({ paise }) => paise !== 0)
    .map(({ label, paise }) => `${oneLine(label)}: ${formatRupees(paise)}`);
  return [...dishes, ...amounts, m.emails_total({ total: formatRupees(order.totalPaise) })].join(
    "\n",
  );
}

function payment(order: Order): string {
  const state = moneyState(order);
  const paymentMethod = paymentMethodLabel(order.paymentMethod, order.channel);
  if (state === "paid") return m.emails_paid({ paymentMethod });
  if (state !== "to_pay") {
    return m.emails_paymentState({ paymentMethod, state: moneyLabels[state] });
  }
  return order.paymentMethod === "upi" ? m.emails_payByUpi() : m.emails_payment({ paymentMethod });
}

function place(order: Order): string {
  if (order.deliveryType === "pickup") return m.emails_pickup({ address: shop.pickupAddress });
  return m.emails_deliveryTo({
    address: oneLine(`${order.street}, ${order.city} ${order.zipCode}`),
  });
}

function time(order: Order): string {
  if (order.promisedUntil) return m.emails_time({ expected: expectedText(order) });
  if (order.dueAt) return m.emails_expected({ expected: expectedText(order) });
  const leadMinutes = (order.promisedAt.getTime() - order.createdAt.getTime()) / MINUTE_MS;
  return m.emails_estimatedTime({ estimate: estimateText(order.deliveryType, leadMinutes) });
}

/** Where an order can be followed; `trackingUrl` is null once it has expired. */
export type OrderLinks = { siteUrl: string; trackingUrl: string | null };

function linksToOrder({ orderNumber }: Order, { siteUrl, trackingUrl }: OrderLinks): string {
  const page = `${siteUrl}/order-confirmation?order=${encodeURIComponent(orderNumber)}`;
  const lines = [
    m.emails_followYourOrder({ page }),
    ...(trackingUrl ? [m.emails_trackWithoutLogin({ trackingUrl })] : []),
  ];
  return lines.join("\n");
}

export function orderPlacedEmail(order: Order, links: OrderLinks): Email {
  return {
    subject: m.emails_orderSubject({ ...shop.nameAndCity, orderNumber: order.orderNumber }),
    body: emailBody(order.customerName, [
      m.emails_thankYouForYourOrder({ orderNumber: order.orderNumber }),
      itemList(order),
      [payment(order), place(order), time(order)].join("\n"),
      linksToOrder(order, links),
    ]),
  };
}

function balance(order: Order): string | null {
  if (order.paidPaise === 0) return null;
  const paid = formatRupees(order.paidPaise);
  const open = openBalance(order);
  return open ? m.emails_amountPaid({ paid, open }) : m.emails_youHavePaid({ paid });
}

export function orderChangedEmail(order: Order, links: OrderLinks): Email {
  return {
    subject: m.emails_yourOrderWasChanged({ orderNumber: order.orderNumber }),
    body: emailBody(order.customerName, [
      m.emails_orderWasChanged({ orderNumber: order.orderNumber }),
      itemList(order),
      balance(order),
      // By now, a time in minutes from the order would mean nothing.
      [payment(order), place(order), expectedSentence(order, now())].join("\n"),
      linksToOrder(order, links),
    ]),
  };
}

/** Part of the payment for a cancelled order is kept, or no longer kept. */
export function orderKeptEmail(order: Order, links: OrderLinks): Email {
  const { orderNumber } = order;
  return {
    subject: m.emails_order({ orderNumber, status: m.shared_cancellationFee() }),
    body: emailBody(order.customerName, [
      oneLine(balanceText(order)),
      m.orders_callWithQuestions(),
      linksToOrder(order, links),
    ]),
  };
}

function statusText(order: Order): string {
  const isPickup = order.deliveryType === "pickup";
  const messages: Record<OrderStatus, string> = {
    pending: m.emails_weHaveYourOrder(),
    confirmed: m.emails_orderConfirmed(),
    preparing: m.emails_yourOrderIsBeingPrepared(),
    out_for_delivery: m.emails_orderOnItsWay(),
    delivered: isPickup ? m.emails_orderPickedUp() : m.emails_orderDelivered(),
    cancelled: m.emails_yourOrderWasCancelled(),
  };
  return messages[order.status];
}

function cancellationText({ status, cancellationReason, paidPaise }: Order): string | null {
  if (status !== "cancelled") return null;
  const reason = oneLine(cancellationReasons.shown(cancellationReason, "customer"));
  const lines = [
    ...(reason ? [m.emails_reason({ reason })] : []),
    paidPaise > 0 ? m.emails_refundByPhone({ phone: shop.phone }) : m.emails_thereIsNothingToPay(),
  ];
  return lines.join("\n");
}

export function orderStatusEmail(order: Order, links: OrderLinks): Email {
  return {
    subject: m.emails_order({
      orderNumber: order.orderNumber,
      status: orderStatusLabel(order.status),
    }),
    body: emailBody(order.customerName, [
      `${statusText(order)} (${order.orderNumber})`,
      cancellationText(order),
      linksToOrder(order, links),
    ]),
  };
}
