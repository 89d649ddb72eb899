import { m } from "#messages";
import { formatDate, formatDateTime, formatShortDateTime, formatTime } from "../clock.ts";
import { changeEntry, firstEntry, type HistoryEntry } from "../history.ts";
import { currentLanguage, type Language } from "../language/language.ts";
import { describeChoices } from "../options/describe-choices.ts";
import type { PaidRow } from "../payments/order-money.ts";
import { balanceText, describePaymentChange, duePaise } from "../payments/payment.ts";
import { amountRows } from "../quote/amounts.ts";
import { cancellationReasons } from "./cancellation-reasons.ts";
import { changeReasons } from "./change-reasons.ts";
import { addressLines, channelLabels, handoverLabel, orderedBy } from "./channel.ts";
import {
  expectedAt,
  expectedText,
  formatExpected,
  promisedText,
  waitingTime,
} from "./expected-at.ts";
import { kitchenItems } from "./kitchen-items.ts";
import { localOrder } from "./local-order.ts";
import {
  isUnpaidUpi,
  type Order,
  type OrderChange,
  type OrderItem,
  paymentMethodLabel,
} from "./order.ts";
import { describeOrderChange, differenceText, orderDifference } from "./order-difference.ts";
import { shortOrderNumber } from "./order-number.ts";
import {
  forwardSteps,
  isFinal,
  orderProgress,
  orderStatusLabel,
  readOrderStatus,
  whyNotCancellable,
} from "./status.ts";
import type { UpiPayment } from "./upi-link.ts";

export type TicketItem = {
  id: string;
  name: string;
  quantity: number;
  pricePaise: number;
  totalPaise: number;
  /** What was chosen, as text. */
  choices: string[];
  specialInstructions: string;
};

/** What was chosen for an item, with prices; the parts are those of one portion. */
export function itemChoices({ options, parts, quantity }: OrderItem): string[] {
  const ofOne = parts.map((part) => ({ ...part, quantity: part.quantity / quantity }));
  return describeChoices(options, ofOne);
}

/** An order as the admin area shows it, with formatted times. */
export function orderTicket(order: Order) {
  const { id, orderNumber, status, deliveryType, createdAt, paymentMethod, ...rest } = order;
  return {
    id,
    orderNumber,
    status,
    deliveryType,
    placedOn: formatDate(createdAt),
    placedAt: formatTime(createdAt),
    /** For when a later order is: without slots, the opening for which it was placed. */
    laterFor:
      rest.dueAt && (rest.slotStartsAt ? promisedText(order) : formatShortDateTime(rest.dueAt)),
    startsAt: rest.dueAt && rest.slotStartsAt && formatShortDateTime(rest.dueAt),
    expectedAt: expectedText(order),
    token: rest.token,
    channel: channelLabels[rest.channel],
    handover: handoverLabel(order),
    takenBy: rest.takenByName,
    customerName: orderedBy(order),
    email: rest.email,
    phone: rest.phone,
    phoneHref: `tel:${rest.phone.replace(/\s/g, "")}`,
    address: addressLines(order),
    deliveryInstructions: rest.deliveryInstructions,
    notes: rest.notes,
    items: order.items.map(
      (item): TicketItem => ({
        id: item.id,
        name: item.name,
        quantity: item.quantity,
        pricePaise: item.pricePaise,
        totalPaise: item.totalPaise,
        choices: itemChoices(item),
        specialInstructions: item.specialInstructions,
      }),
    ),
    zoneName: rest.zoneName,
    amounts: amountRows(order),
    totalPaise: rest.totalPaise,
    paymentMethod: paymentMethodLabel(paymentMethod, rest.channel),
    /** The last change since the order went on. */
    changedAt: rest.changedAt && formatTime(rest.changedAt),
    isPaid: rest.paymentStatus === "paid",
    paymentStatus: rest.paymentStatus,
    paidPaise: rest.paidPaise,
    duePaise: duePaise(order),
    paidAt: rest.paidAt && formatDateTime(rest.paidAt),
    cancellationReason: cancellationReasons.shown(rest.cancellationReason),
    isFinal: isFinal(status),
    isReady: status === "preparing" && rest.readyAt !== null,
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
    shortNumber: shortOrderNumber(order.orderNumber),
    placed: formatShortDateTime(order.createdAt),
    waiting: ticket.isFinal ? null : waiting,
  };
}
export type OrderCard = ReturnType<typeof orderCard>;

/** What the kitchen prints: what to make, how and by when, without prices. */
export function kitchenTicket(order: Order) {
  const { orderNumber, notes, status, customerName, zoneName, ...ticket } = orderTicket(order);
  const items = order.items.flatMap(kitchenItems);
  return {
    orderNumber,
    shortNumber: shortOrderNumber(orderNumber),
    status,
    token: ticket.token,
    handover: ticket.handover,
    takenBy: ticket.takenBy,
    customerName,
    zoneName,
    placedAt: formatShortDateTime(order.createdAt),
    dueAt: order.dueAt ? expectedText(order) : formatTime(expectedAt(order)),
    startsAt: order.dueAt && formatShortDateTime(order.dueAt),
    changedAt: order.changedAt && formatTime(order.changedAt),
    items,
    plates: items.reduce((sum, { quantity }) => sum + quantity, 0),
    notes,
  };
}
export type KitchenTicket = ReturnType<typeof kitchenTicket>;

/** What the kitchen prints after a change: only what differs. */
export function changeTicket(order: Order, change: OrderChange) {
  const { orderNumber, deliveryType, address, zoneName, customerName } = orderTicket(order);
  const { items, terms, isNewAddress, hasNewNotes } = orderDifference(change);
  return {
    orderNumber,
    shortNumber: shortOrderNumber(orderNumber),
    deliveryType,
    customerName,
    zoneName,
    changedAt: formatTime(change.createdAt),
    items: items.map((item) => ({ ...item, text: differenceText(item) })),
    terms,
    /** Empty unless it is new. */
    address: isNewAddress && deliveryType === "delivery" ? address : [],
    notes: hasNewNotes ? order.notes : "",
    reason: changeReasons.shown(change.reason),
  };
}
export type ChangeTicket = ReturnType<typeof changeTicket>;

/** An order as its customer sees it; `payment` is null when there is nothing to pay by UPI now. */
export function orderReceipt(stored: Order, payment: UpiPayment | null, payments: PaidRow[] = []) {
  const order = localOrder(stored);
  const { steps: _, ...ticket } = orderTicket(order);
  return {
    ...ticket,
    shortNumber: shortOrderNumber(order.orderNumber),
    items: ticket.items.map((item, index) => ({
      ...item,
      nameLang: foreignLanguage(stored.items[index]?.local ? stored.language : "en"),
      slug: order.items[index]?.slug ?? null,
      description: order.items[index]?.description ?? "",
      image: order.items[index]?.image ?? "",
    })),
    progress: orderProgress(order.status, order.deliveryType),
    payment,
    /** There is nobody to pay in advance. */
    isUpiOnReceipt: payment === null && isUnpaidUpi(order),
    canCancel: whyNotCancellable(order.status) === null,
    canChange: order.status === "pending",
    /** What is left to pay of an order that was paid in part, or is or was to be refunded. */
    open: balanceText(order),
    /** Payments, claims and refunds, oldest first. */
    payments,
  };
}
/** Undefined for that of the page. */
function foreignLanguage(language: Language): Language | undefined {
  return language === currentLanguage() ? undefined : language;
}
export type OrderReceipt = ReturnType<typeof orderReceipt>;

function statusText(value: string): string {
  const status = readOrderStatus(value);
  return status ? orderStatusLabel(status) : value;
}

function describeChange(change: OrderChange): string {
  const { kind, fromValue, toValue } = change;
  if (kind === "order") return m.orders_changed({ change: describeOrderChange(change) });
  if (kind === "ready") return toValue === "ready" ? m.shared_ready() : m.orders_notReadyYet();
  if (kind === "seen") return m.catering_seen();
  if (kind === "wait") return m.orders_theCustomerWaitsForAn();
  if (kind === "delay")
    return toValue === "0" ? m.orders_notLate() : m.orders_minutesLate({ toValue });
  if (kind !== "status") return describePaymentChange(change);
  return `${statusText(fromValue)} → ${statusText(toValue)}`;
}

/** Expects the changes oldest first. */
export function orderHistory(order: Order, changes: OrderChange[]): HistoryEntry[] {
  const first = order.takenBy
    ? {
        ...firstEntry(order, m.orders_orderTaken(), order.takenByName ?? m.shared_theShop()),
        role: m.shared_staff(),
      }
    : firstEntry(order, m.orders_orderPlaced(), order.customerName);
  return [
    first,
    ...changes.map((change) => {
      const { shown } = change.kind === "order" ? changeReasons : cancellationReasons;
      const entry = changeEntry(change, describeChange(change), shown(change.reason));
      return isAutomatic(change)
        ? {
            ...entry,
            who: m.shared_theShop(),
            role: m.orders_automatic(),
            reason: m.orders_acceptedAutomatically(),
          }
        : entry;
    }),
  ];
}

/** Customers themselves only cancel. */
function isAutomatic({ kind, toValue, byRole }: OrderChange): boolean {
  return kind === "status" && toValue === "confirmed" && byRole === "customer";
}

/** A change of which the kitchen's ticket can be printed. */
export function printedChange(change: OrderChange) {
  return { id: change.id, at: formatTime(change.createdAt), what: describeOrderChange(change) };
}
export type PrintedChange = ReturnType<typeof printedChange>;
