import type { WeekHours } from "../opening-hours.ts";

export type HourOrders = { hour: number; orderCount: number };

const HOUR_MINUTES = 60;
const HOURS = 24;

/**
 * One entry for each hour (0 to 23) from the first to the last of the order hours and the opening
 * hours, so that quiet hours are shown too. Opening hours that end after midnight extend this to
 * the whole day.
 */
export function displayedHours(known: HourOrders[], week: WeekHours): HourOrders[] {
  const orders = new Map(known.map(({ hour, orderCount }) => [hour, orderCount]));
  const open = week.filter((day) => day !== null);
  const from = open.map((day) => Math.floor(day.opensAtMinutes / HOUR_MINUTES));
  const to = open.map((day) => Math.ceil(day.closesAtMinutes / HOUR_MINUTES));
  const pastMidnight = to.some((hour) => hour > HOURS);
  const busy = known.filter(({ orderCount }) => orderCount > 0).map(({ hour }) => hour);
  const first = pastMidnight ? 0 : Math.min(...from, ...busy, HOURS - 1);
  const end = pastMidnight ? HOURS : Math.max(...to, ...busy.map((hour) => hour + 1), first + 1);
  return Array.from({ length: end - first }, (_, index) => ({
    hour: first + index,
    orderCount: orders.get(first + index) ?? 0,
  }));
}
