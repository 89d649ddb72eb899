import { dayInIndia, minutesInIndia, now, weekdayOf } from "../clock.ts";
import { openingAt, orderDueAt } from "../opening-hours.ts";
import { shopSettings } from "../settings/queries.server.ts";

/** Values for the placeholders of `dish-state.server.ts`. */
export type ServingTime = {
  /** Now or the requested time, in UTC milliseconds. */
  at: number;
  /** The day on which the kitchen makes an order placed now: a digit, 0 for Monday. */
  weekday: string;
  minute: number;
};

/**
 * When an order is made: at its requested time, or as soon as possible, which is the next opening
 * while the shop is closed.
 */
export function servingTime(requestedFor: Date | null = null): ServingTime {
  const at = requestedFor ?? now();
  const madeAt = requestedFor ?? orderDueAt(openingAt(at, shopSettings())) ?? at;
  const weekday = String(weekdayOf(dayInIndia(madeAt)));
  return { at: at.getTime(), weekday, minute: minutesInIndia(madeAt) };
}
