import { dayInIndia, instantInIndia } from "../clock.ts";
import { type OpeningRules, openingAfterToday } from "../opening-hours.ts";

const DAY_MINUTES = 1440;

type Supply = { portionsLeft: number; soldOutUntil: Date | null };

/** No portions left, or marked as sold out today. `isOrderable` is the same rule in SQL. */
export function isSoldOut({ portionsLeft, soldOutUntil }: Supply, at: number): boolean {
  return portionsLeft <= 0 || isMarkedSoldOut({ soldOutUntil }, at);
}

/** Whether "Sold out today" is still in effect, regardless of stock. */
export function isMarkedSoldOut(
  { soldOutUntil }: Pick<Supply, "soldOutUntil">,
  at: number,
): boolean {
  return soldOutUntil !== null && soldOutUntil.getTime() > at;
}

/**
 * When a dish that is marked now can be sold again: at the next opening after today, or at midnight
 * if no opening is planned. A mark set before the shop opens counts for that day too.
 */
export function soldOutUntil(at: Date, rules: OpeningRules): Date {
  return openingAfterToday(at, rules) ?? instantInIndia(dayInIndia(at), DAY_MINUTES);
}
