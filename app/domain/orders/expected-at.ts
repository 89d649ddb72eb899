import { m } from "#messages";
import { formatShortDate, formatTime, MINUTE_MS } from "../clock.ts";
import {
  formatDayAndSlot,
  formatPromisedSlot,
  formatPromisedTime,
  isTodayOrTonight,
} from "../terms/promised-times.ts";
import type { Order } from "./order.ts";

/** How long before its expected time an open order becomes urgent. */
const SOON_MINUTES = 10;

type Promised = Pick<Order, "promisedAt" | "promisedUntil">;
type Delayed = Promised & Pick<Order, "delayMinutes">;
type Timed = Delayed & Pick<Order, "dueAt" | "createdAt">;

/** Orders for later start at their time, others at once. */
export function startsAt({ dueAt, createdAt }: Pick<Timed, "dueAt" | "createdAt">): Date {
  return dueAt ?? createdAt;
}

/** The promise plus the delay that the kitchen expects. */
export function withDelay({ promisedAt, promisedUntil, delayMinutes }: Delayed): Promised {
  const later = (instant: Date) => new Date(instant.getTime() + delayMinutes * MINUTE_MS);
  return { promisedAt: later(promisedAt), promisedUntil: promisedUntil && later(promisedUntil) };
}

/** The latest time at which the customer can expect the order, including the delay. */
export function expectedAt(order: Delayed): Date {
  const { promisedAt, promisedUntil } = withDelay(order);
  return promisedUntil ?? promisedAt;
}

/** `Nov 21, 7:30–7:45 pm` for a chosen slot, else `Nov 21, 6:45 PM`. */
export function promisedText({ promisedAt, promisedUntil }: Promised): string {
  return promisedUntil
    ? formatDayAndSlot({ startsAt: promisedAt, endsAt: promisedUntil })
    : formatPromisedTime(promisedAt);
}

export function expectedText(order: Delayed): string {
  return promisedText(withDelay(order));
}

/** The time, or the day if it is not today: `6:45 PM`, `Nov 21`. */
export function formatExpected(order: Timed, at: Date): string {
  const expected = expectedAt(order);
  return isTodayOrTonight(expected, at) ? formatTime(expected) : formatShortDate(expected);
}

/** Includes the day only if it is not today: `9:14 PM`, `7:30–7:45 pm`, `Nov 21, 6:45 PM`. */
export function arrivalText(order: Delayed, at: Date): string {
  const { promisedAt, promisedUntil } = withDelay(order);
  if (!isTodayOrTonight(promisedAt, at)) return expectedText(order);
  return promisedUntil
    ? formatPromisedSlot({ startsAt: promisedAt, endsAt: promisedUntil })
    : formatTime(promisedAt);
}

export function isPastDue(order: Delayed, at: Date): boolean {
  return expectedAt(order) < at;
}

/** `Expected: Nov 21, 6:45 PM.`; once that has passed, that the order is late. */
export function expectedSentence(order: Delayed, at: Date): string {
  const expected = expectedText(order);
  return isPastDue(order, at) ? m.orders_pastDue({ expected }) : m.emails_expected({ expected });
}

type Urgency = "calm" | "soon" | "late";

/** `waitedMinutes` is null until the kitchen may start; `lateMinutes` is negative while there is time. */
export function waitingTime(order: Timed, at: Date) {
  const minutesSince = (instant: Date) =>
    Math.floor((at.getTime() - instant.getTime()) / MINUTE_MS);
  const waitedMinutes = minutesSince(startsAt(order));
  const lateMinutes = minutesSince(expectedAt(order));
  const urgency: Urgency =
    lateMinutes >= 0 ? "late" : lateMinutes >= -SOON_MINUTES ? "soon" : "calm";
  return { waitedMinutes: waitedMinutes < 0 ? null : waitedMinutes, lateMinutes, urgency };
}

/** `48 min`, `3 h` or `2 days`: orders from an earlier day may have been forgotten. */
export function minutesText(minutes: number): string {
  if (minutes < 120) return m.shared_shortMinutes({ minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? m.shared_shortHours({ hours })
    : m.shared_shortDays({ floor: Math.floor(hours / 24) });
}

/** `5 min late`; empty while there is time. */
export function lateText(lateMinutes: number): string {
  return lateMinutes > 0 ? m.kitchen_late({ lateMinutes: minutesText(lateMinutes) }) : "";
}
