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
import { pick } from "../pick.ts";
import type { Station } from "../stations/station.ts";
import { type DietaryMark, dietaryMarks, marksOfItem } from "./dietary-marks.ts";

type KitchenGroup = "new" | "cooking" | "ready" | "cancelled";

/** The group of an order on the kitchen's screen; null once it is out or finished. */
export function kitchenGroup({
  status,
  readyAt,
}: Pick<Order, "status" | "readyAt">): KitchenGroup | null {
  if (status === "pending" || status === "confirmed") return "new";
  if (status === "preparing") return readyAt ? "ready" : "cooking";
  return status === "cancelled" ? "cancelled" : null;
}

type Aged = Parameters<typeof waitingTime>[0];

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
 * An order as the kitchen's screen shows it. `shown`: with names in the kitchen's language;
 * `changes`: the lines of its last change; `stationOf`: by dish.
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
      // The English texts, because allergies and Jain food are recognised by English words.
      marks: marksOfItem(stored[index] ?? item),
      isMade: item.madeQuantity >= item.quantity,
    }),
  );
  return {
    ...pick(order, ["id", "orderNumber", "token", "status", "deliveryType"]),
    ...pick(order, ["delayMinutes", "notes"]),
    group: kitchenGroup(order),
    handover: handoverLabel(order),
    customerName: orderedBy(order),
    age: ticketAge(order, at),
    expectedAt: withoutPartOfDay(formatExpected(order, at)),
    /** `at` lets the shop check that this is still the change on the screen. */
    changed: order.changedAt && {
      at: order.changedAt.getTime(),
      time: formatTime(order.changedAt),
      what: changes,
    },
    marks: dietaryMarks([order.notes]),
    lines,
  };
}
export type KitchenTicketCard = ReturnType<typeof kitchenTicketCard> & {
  /** Whether all lines on this screen are made. */
  isMadeHere: boolean;
  /** The dishes that other stations still have to make. */
  othersStillHave: string;
};

/** `3 × Vada (Fry), 1 × Kulfi (Other dishes)`; empty if everything is made. */
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
