import { describeCustomizations } from "../cart/customizations.ts";
import { formatDate, formatDateTime, formatShortDateTime, formatTime } from "../clock.ts";
import { changeEntry, firstEntry, type HistoryEntry } from "../history.ts";
import { type Order, type OrderChange, paymentMethodLabel } from "./order.ts";
import { forwardSteps, isFinal, orderStatusLabel, readOrderStatus } from "./status.ts";

export type TicketItem = {
  id: string;
  name: string;
  quantity: number;
  pricePaise: number;
  totalPaise: number;
  /** How the guest wants it, in words: what the kitchen must not overlook. */
  wishes: string[];
  specialInstructions: string;
};

/** Takes an order, returns what the stall reads of it: words and Pune's times, no codes. Source: spec 2 §2 /admin/orders, §4. */
export function orderTicket(order: Order) {
  const { id, orderNumber, status, deliveryType, createdAt, paymentMethod, ...rest } = order;
  return {
    id,
    orderNumber,
    status,
    deliveryType,
    placedOn: formatDate(createdAt),
    placedAt: formatTime(createdAt),
    /** The opening for which it was taken, `Nov 22, 3:00 PM`; null while open. */
    dueAt: rest.dueAt && formatShortDateTime(rest.dueAt),
    customerName: rest.customerName,
    email: rest.email,
    phone: rest.phone,
    phoneHref: `tel:${rest.phone.replace(/\s/g, "")}`,
    // A customer whose account was deleted left none.
    address: [rest.street, rest.city, `${rest.state} ${rest.zipCode}`.trim()].filter(Boolean),
    deliveryInstructions: rest.deliveryInstructions,
    notes: rest.notes,
    items: order.items.map(
      (item): TicketItem => ({
        id: item.id,
        name: item.name,
        quantity: item.quantity,
        pricePaise: item.pricePaise,
        totalPaise: item.totalPaise,
        wishes: describeCustomizations(item.customizations),
        specialInstructions: item.specialInstructions,
      }),
    ),
    subtotalPaise: rest.subtotalPaise,
    deliveryFeePaise: rest.deliveryFeePaise,
    totalPaise: rest.totalPaise,
    paymentMethod: paymentMethodLabel(paymentMethod),
    isPaid: rest.paymentStatus === "paid",
    paidAt: rest.paidAt && formatDateTime(rest.paidAt),
    cancellationReason: rest.cancellationReason,
    isFinal: isFinal(status),
    steps: forwardSteps(status, deliveryType),
  };
}
export type OrderTicket = ReturnType<typeof orderTicket>;

function statusWords(value: string): string {
  const status = readOrderStatus(value);
  return status ? orderStatusLabel(status) : value;
}

function whatHappened({ kind, fromValue, toValue }: OrderChange): string {
  if (kind === "payment") return "Marked as paid";
  return `${statusWords(fromValue)} → ${statusWords(toValue)}`;
}

/**
 * Takes an order and its changes (oldest first), returns its history in words: what happened, who did
 * it, when and why. Source: decisions, Ordering ("Each change is kept with its time and who made it").
 */
export function orderHistory(order: Order, changes: OrderChange[]): HistoryEntry[] {
  return [
    firstEntry(order, "Order placed", order.customerName),
    ...changes.map((change) => changeEntry(change, whatHappened(change), change.reason)),
  ];
}
