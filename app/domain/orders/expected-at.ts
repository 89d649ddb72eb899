import { dayInPune, formatShortDate, formatTime } from "../clock.ts";
import { shop } from "../shop.ts";
import type { Order } from "./order.ts";

const MINUTE_MS = 60_000;
/** So long before it is expected, an order that is still open becomes urgent. */
export const SOON_MINUTES = 10;

type Timed = Pick<Order, "dueAt" | "createdAt" | "deliveryType">;

/** An order for a later opening is started then, any other at once. */
function startsAt({ dueAt, createdAt }: Timed): Date {
  return dueAt ?? createdAt;
}

/** When the customer expects the order at the latest. */
export function expectedAt(order: Timed): Date {
  const promisedMinutes = shop.promisedMinutes[order.deliveryType];
  return new Date(startsAt(order).getTime() + promisedMinutes * MINUTE_MS);
}

/** The time, or the day if that is not today: `6:45 PM`, `Nov 21`. */
export function formatExpected(order: Timed, at: Date): string {
  const expected = expectedAt(order);
  return dayInPune(expected) === dayInPune(at) ? formatTime(expected) : formatShortDate(expected);
}

export type Urgency = "calm" | "soon" | "late";

/** `waitedMinutes` is null until the kitchen may start. */
export function waitingTime(order: Timed, at: Date) {
  const minutesSince = (instant: Date) =>
    Math.floor((at.getTime() - instant.getTime()) / MINUTE_MS);
  const waitedMinutes = minutesSince(startsAt(order));
  const lateMinutes = minutesSince(expectedAt(order));
  const urgency: Urgency =
    lateMinutes >= 0 ? "late" : lateMinutes >= -SOON_MINUTES ? "soon" : "calm";
  return { waitedMinutes: waitedMinutes < 0 ? null : waitedMinutes, urgency };
}
