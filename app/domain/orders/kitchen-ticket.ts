import { formatShortDateTime, formatTime } from "../clock.ts";
import { shop } from "../shop.ts";
import type { Order } from "./order.ts";
import { orderTicket } from "./order-ticket.ts";

const MINUTE_MS = 60_000;

/**
 * Takes an order, returns what hangs over the pan: its number, when it was placed and when it is wanted,
 * what to make and how, and no prices. An order taken for the next opening is wanted from then on.
 * Source: the owner's wish for a kitchen ticket; spec 1 §2 Order confirmation (the estimate).
 */
export function kitchenTicket(order: Order) {
  const { orderNumber, deliveryType, items, notes, status, customerName } = orderTicket(order);
  const startsAt = order.dueAt ?? order.createdAt;
  const wantedAt = new Date(startsAt.getTime() + shop.estimate.confirmationMinutes * MINUTE_MS);
  return {
    orderNumber,
    /** The counter's call: the last part of the number. */
    shortNumber: orderNumber.split("-").at(-1) ?? orderNumber,
    status,
    deliveryType,
    customerName,
    placedAt: formatShortDateTime(order.createdAt),
    dueAt: order.dueAt ? formatShortDateTime(wantedAt) : formatTime(wantedAt),
    startsAt: order.dueAt && formatShortDateTime(order.dueAt),
    items,
    plates: items.reduce((sum, { quantity }) => sum + quantity, 0),
    notes,
  };
}
export type KitchenTicket = ReturnType<typeof kitchenTicket>;
