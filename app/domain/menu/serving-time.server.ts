import { DAY_MINUTES, dayInPune, instantInPune, now } from "../clock.ts";
import { openingAt, orderDueAt, weekdayOf } from "../opening-hours.ts";
import { shopSettings } from "../settings/queries.server.ts";

const MINUTE_MS = 60_000;

/** Values for the placeholders of `dish-state.server.ts`. */
export type ServingTime = {
  /** Now, in UTC milliseconds. */
  at: number;
  /** Of the moment at which the kitchen makes what is ordered now: a digit, 0 for Monday. */
  weekday: string;
  minute: number;
};

/** While the shop is closed, orders are for its next opening. */
export function servingTime(): ServingTime {
  const at = now();
  const madeAt = orderDueAt(openingAt(at, shopSettings())) ?? at;
  const day = dayInPune(madeAt);
  const minute = Math.floor((madeAt.getTime() - instantInPune(day, 0).getTime()) / MINUTE_MS);
  return { at: at.getTime(), weekday: String(weekdayOf(day)), minute: minute % DAY_MINUTES };
}
