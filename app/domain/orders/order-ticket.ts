import { formatDate, formatDateTime, formatShortDateTime, formatTime, now } from "../clock.ts";
import { currentLanguage, type Language } from "../language/language.ts";
import { amountDue } from "../ledger/amount-due.ts";
import { collectPaise, moneyState } from "../ledger/money-state.ts";
import type { PaidRow } from "../ledger/order-money.ts";
import { balanceText, duePaise } from "../ledger/payment.ts";
import type { UpiPayment } from "../ledger/upi-link.ts";
import { describeChoices } from "../options/describe-choices.ts";
import { pick } from "../pick.ts";
import { amountRows } from "../quote/amounts.ts";
import { formatPromisedTime } from "../terms/promised-times.ts";
import { addressLines, channelLabels, handoverLabel, isAtTheStall, orderedBy } from "./channel.ts";
import {
  expectedAt,
  expectedText,
  formatExpected,
  promisedText,
  waitingTime,
} from "./expected-at.ts";
import { kitchenItems } from "./kitchen-items.ts";
import { localOrder } from "./local-order.ts";
import { type Order, type OrderChange, type OrderItem, paymentMethodLabel } from "./order.ts";
import { differenceText, orderDifference } from "./order-difference.ts";
import {
  confirmationBadge,
  confirmationHeadline,
  customerStatusLabel,
  orderProgress,
} from "./order-progress.ts";
import { cancellationReasons, changeReasons } from "./reasons.ts";
import { forwardSteps, isFinal, whyNotCancellable, whyNotChangeable } from "./status.ts";

export type TicketItem = {
  id: string;
  name: string;
  quantity: number;
  pricePaise: number;
  totalPaise: number;
  /** The choices as text. */
  choices: string[];
  specialInstructions: string;
};

/** The choices of an item, with prices; parts are counted per portion. */
export function itemChoices({ options, parts, quantity }: OrderItem): string[] {
  const ofOne = parts.map((part) => ({ ...part, quantity: part.quantity / quantity }));
  return describeChoices(options, ofOne);
}

/** An order as the admin area shows it, with formatted times. */
export function orderTicket(order: Order) {
  const { id, orderNumber, status, deliveryType, createdAt, dueAt, channel } = order;
  return {
    id,
    orderNumber,
    status,
    deliveryType,
    placedOn: formatDate(createdAt),
    placedAt: formatTime(createdAt),
    /** The time of an order for later: its slot or, without slots, the opening for which it was placed. */
    laterFor: dueAt && (order.slotStartsAt ? promisedText(order) : formatPromisedTime(dueAt)),
    startsAt: dueAt && order.slotStartsAt && formatPromisedTime(dueAt),
    expectedAt: expectedText(order),
    token: order.token,
    channel: channelLabels[channel],
    handover: handoverLabel(order),
    takenBy: order.takenByName,
    customerName: orderedBy(order),
    email: order.email,
    phone: order.phone,
    phoneHref: `tel:${order.phone.replace(/\s/g, "")}`,
    address: addressLines(order),
    deliveryInstructions: order.deliveryInstructions,
    notes: order.notes,
    items: order.items.map(
      (item): TicketItem => ({
        ...pick(item, ["id", "name", "quantity", "pricePaise", "totalPaise"]),
        choices: itemChoices(item),
        specialInstructions: item.specialInstructions,
      }),
    ),
    zoneName: order.zoneName,
    amounts: amountRows(order, !isAtTheStall(channel)),
    totalPaise: order.totalPaise,
    paymentMethod: paymentMethodLabel(order.paymentMethod, channel),
    /** When it was last changed in its current status. */
    changedAt: order.changedAt && formatTime(order.changedAt),
    isPaid: order.paymentStatus === "paid",
    paymentStatus: order.paymentStatus,
    moneyState: moneyState(order),
    paidPaise: order.paidPaise,
    duePaise: duePaise(order),
    paidAt: order.paidAt && formatDateTime(order.paidAt),
    cancellationReason: cancellationReasons.shown(order.cancellationReason),
    isFinal: isFinal(status),
    rider: order.riderName,
    isNotHome: order.notHome !== null,
    soldDifferently: order.soldDifferently,
    /** Until when it awaits payment. */
    payBy: order.payBy && formatTime(order.payBy),
    isReady: status === "preparing" && order.readyAt !== null,
    steps: forwardSteps(status, deliveryType),
  };
}
export type OrderTicket = ReturnType<typeof orderTicket>;

/** An order in the admin's list; `waiting` is null once it is delivered or cancelled. */
export function orderCard(order: Order, at: Date) {
  const ticket = orderTicket(order);
  const waiting = { ...waitingTime(order, at), expectedAt: formatExpected(order, at) };
  return {
    ...ticket,
    placed: formatShortDateTime(order.createdAt),
    waiting: ticket.isFinal ? null : waiting,
  };
}
export type OrderCard = ReturnType<typeof orderCard>;

/** The ticket for the kitchen: what to make, how and by when. No prices. */
export function kitchenTicket(order: Order) {
  const { orderNumber, notes, status, customerName, zoneName, ...ticket } = orderTicket(order);
  const items = order.items.flatMap(kitchenItems);
  return {
    orderNumber,
    status,
    token: ticket.token,
    handover: ticket.handover,
    takenBy: ticket.takenBy,
    customerName,
    zoneName,
    placedAt: formatShortDateTime(order.createdAt),
    dueAt: order.dueAt ? expectedText(order) : formatTime(expectedAt(order)),
    startsAt: order.dueAt && formatPromisedTime(order.dueAt),
    changedAt: order.changedAt && formatTime(order.changedAt),
    items,
    plates: items.reduce((sum, { quantity }) => sum + quantity, 0),
    notes,
  };
}
export type KitchenTicket = ReturnType<typeof kitchenTicket>;

/** The kitchen's ticket after a change, with only the differences. */
export function changeTicket(order: Order, change: OrderChange) {
  const { orderNumber, token, deliveryType, zoneName, customerName } = orderTicket(order);
  const { items, terms, hasNewNotes } = orderDifference(change);
  return {
    orderNumber,
    token,
    deliveryType,
    customerName,
    zoneName,
    changedAt: formatTime(change.createdAt),
    items: items.map((item) => ({ ...item, text: differenceText(item) })),
    terms,
    /** Empty unless they are new. */
    notes: hasNewNotes ? order.notes : "",
    reason: changeReasons.shown(change.reason),
  };
}
export type ChangeTicket = ReturnType<typeof changeTicket>;

/**
 * An order as its customer sees it. `payment` is null if there is nothing to pay by UPI now. If the
 * history is given, the steps have their times.
 */
export function orderReceipt(
  stored: Order,
  payment: UpiPayment | null,
  payments: PaidRow[] = [],
  changes?: OrderChange[],
) {
  const order = localOrder(stored);
  const { steps: _, ...ticket } = orderTicket(order);
  return {
    ...ticket,
    items: ticket.items.map((item, index) => ({
      ...item,
      nameLang: foreignLanguage(stored.items[index]?.local ? stored.language : "en"),
      slug: order.items[index]?.slug ?? null,
      description: order.items[index]?.description ?? "",
      image: order.items[index]?.image ?? "",
    })),
    cancellationReason: cancellationReasons.shown(order.cancellationReason, "customer"),
    progress: orderProgress(order, now(), changes),
    statusLabel: customerStatusLabel(order),
    badge: confirmationBadge(order, now()),
    headline: confirmationHeadline(order, now()),
    due: amountDue(order),
    payment,
    /** Without a UPI ID, the customer cannot pay the shop in advance. */
    isUpiOnReceipt:
      payment === null &&
      order.paymentMethod === "upi" &&
      !isFinal(order.status) &&
      collectPaise(order) > 0,
    canCancel: whyNotCancellable(order.status) === null,
    canChange: whyNotChangeable(order) === null,
    /** The amount left to pay after a part payment, or the amount to refund or refunded. */
    open: balanceText(order),
    /** Payments, claims and refunds, oldest first. */
    payments,
  };
}

/** Undefined if it is the language of the page. */
function foreignLanguage(language: Language): Language | undefined {
  return language === currentLanguage() ? undefined : language;
}
export type OrderReceipt = ReturnType<typeof orderReceipt>;
