import { m } from "#messages";
import { formatTime, withoutPartOfDay } from "../clock.ts";
import { handoverLabel, orderedBy } from "../orders/channel.ts";
import {
  formatExpected,
  lateText,
  minutesText,
  startsAt,
  waitingTime,
} from "../orders/expected-at.ts";
import { type KitchenItem, kitchenItems } from "../orders/kitchen-items.ts";
import type { Order } from "../orders/order.ts";
import type { Station } from "../stations/station.ts";
import { type DietaryMark, dietaryMarks, marksOfItem } from "./dietary-marks.ts";

type KitchenGroup = "new" | "cooking" | "ready" | "cancelled";

/** Where an order stands in the kitchen; null once it is out or finished. */
export function kitchenGroup({
  status,
  readyAt,
}: Pick<Order, "status" | "readyAt">): KitchenGroup | null {
  if (status === "pending" || status === "confirmed") return "new";
  if (status === "preparing") return readyAt ? "ready" : "cooking";
  return status === "cancelled" ? "cancelled" : null;
}

type Aged = Parameters<typeof waitingTime>[0];

/** `12 min` since the kitchen may start, or when it may start; `5 min late` once it is. */
export function ticketAge(order: Aged, at: Date) {
  const { waitedMinutes, lateMinutes, urgency } = waitingTime(order, at);
  const from = () => m.kitchen_from({ time: formatTime(startsAt(order)) });
  return {
    text: waitedMinutes === null ? from() : minutesText(waitedMinutes),
    late: lateText(lateMinutes),
    urgency,
  };
}

export type KitchenLine = KitchenItem & {
  stationId: string | null;
  marks: DietaryMark[];
  isMade: boolean;
};

/**
 * An order as the kitchen's screen shows it. `shown`: with the names that the kitchen reads; `changes`: what its last change
 * did; `stationOf`: by the dish.
 */
export function kitchenTicketCard(
  order: Order,
  shown: Order,
  changes: string[],
  stationOf: Map<string, string>,
  at: Date,
) {
  const stored = order.items.flatMap(kitchenItems);
  const lines = shown.items.flatMap(kitchenItems).map(
    (item, index): KitchenLine => ({
      ...item,
      stationId: stationOf.get(item.productId ?? "") ?? null,
      // In English, as allergies and Jain food are recognised by their words.
      marks: marksOfItem(stored[index] ?? item),
      isMade: item.madeQuantity >= item.quantity,
    }),
  );
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    token: order.token,
    group: kitchenGroup(order),
    status: order.status,
    deliveryType: order.deliveryType,
    handover: handoverLabel(order),
    customerName: orderedBy(order),
    age: ticketAge(order, at),
    expectedAt: withoutPartOfDay(formatExpected(order, at)),
    delayMinutes: order.delayMinutes,
    /** `at` tells whether it is still the change that the screen showed. */
    changed: order.changedAt && {
      at: order.changedAt.getTime(),
      time: formatTime(order.changedAt),
      what: changes,
    },
    notes: order.notes,
    marks: dietaryMarks([order.notes]),
    lines,
  };
}
export type KitchenTicketCard = ReturnType<typeof kitchenTicketCard> & {
  /** All lines that the screen shows are made. */
  isMadeHere: boolean;
  /** What stations that the screen does not show have yet to make. */
  othersStillHave: string;
};

/** `3 × Vada (Fry), 1 × Kulfi (Other dishes)`; empty when all is made. */
export function stillToMake(lines: KitchenLine[], stations: Station[]): string {
  const nameOf = new Map(stations.map(({ id, name }) => [id, name]));
  return lines
    .filter(({ isMade }) => !isMade)
    .map(({ quantity, madeQuantity, name, stationId }) => {
      const station = nameOf.get(stationId ?? "") ?? m.kitchen_otherDishes();
      return `${quantity - madeQuantity} × ${name} (${station})`;
    })
    .join(", ");
}
