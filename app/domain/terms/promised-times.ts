import { m } from "#messages";
import {
  addDays,
  dayInIndia,
  formatShortDate,
  formatSlot,
  formatTime,
  formatWeekday,
  instantInIndia,
  minutesInIndia,
  weekdayOf,
} from "../clock.ts";
import { shop } from "../shop.ts";
import type { DeliveryType } from "./delivery-fee.ts";

/** The owner's hours determine how long people still call it last night. */
const isLateNight = (instant: Date) =>
  minutesInIndia(instant) < (shop.nightEndsMinutes[weekdayOf(dayInIndia(instant))] ?? 0);

/** Dated by the day whose night it belongs to. */
const onItsEvening = (instant: Date) =>
  isLateNight(instant) ? instantInIndia(dayInIndia(instant), -1) : instant;

function withNight(instant: Date, text: string): string {
  return isLateNight(instant) ? m.shared_lateNight({ time: text }) : text;
}

type Span = { startsAt: Date; endsAt: Date };

/** `7:30–7:45 pm`, `12:00–12:15 am (late night)` */
export function formatPromisedSlot(slot: Span): string {
  return withNight(slot.startsAt, formatSlot(slot));
}

/** `Nov 21, 7:30–7:45 pm`; a quarter of an hour after the following midnight, `Nov 21, 12:15–12:30 am (late night)`. */
export function formatDayAndSlot(slot: Span): string {
  return `${formatShortDate(onItsEvening(slot.startsAt))}, ${formatPromisedSlot(slot)}`;
}

/** `Nov 21, 6:05 PM`, `Nov 21, 12:05 AM (late night)` */
export function formatPromisedTime(instant: Date): string {
  return withNight(instant, `${formatShortDate(onItsEvening(instant))}, ${formatTime(instant)}`);
}

/** `Thu, 1:00 PM`; from a week ahead, when the weekday is ambiguous, `Nov 21, 1:00 PM`. */
export function formatDueTime(instant: Date, at: Date): string {
  const evening = onItsEvening(instant);
  if (dayInIndia(evening) >= addDays(dayInIndia(at), 7)) return formatPromisedTime(instant);
  return withNight(instant, `${formatWeekday(evening)}, ${formatTime(instant)}`);
}

/** Whether a time needs no date because it is today or tonight. */
export function isTodayOrTonight(instant: Date, at: Date): boolean {
  const isTonight = dayInIndia(onItsEvening(instant)) === dayInIndia(onItsEvening(at));
  return isTonight || dayInIndia(instant) === dayInIndia(at);
}

/** `30-45 minutes`, or `about 60 minutes` if the owner or a zone sets another time. */
export function estimateText(deliveryType: DeliveryType, leadMinutes: number): string {
  const isUsual = leadMinutes === shop.promisedMinutes[deliveryType];
  return isUsual ? shop.estimate[deliveryType] : m.zones_aboutMinutes({ minutes: leadMinutes });
}
