import { formatShortDate, instantInPune } from "../clock.ts";
import type { Trends } from "./figures.ts";

const NOON_MINUTES = 12 * 60;

/** Takes an hour of the day (0 to 23), returns `3 PM`. */
export function hourLabel(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? "AM" : "PM"}`;
}

/** Takes a day in Pune (`YYYY-MM-DD`), returns `Nov 21`. */
export function dayLabel(day: string): string {
  return formatShortDate(instantInPune(day, NOON_MINUTES));
}

type Named = { label: string; value: number };

/** Takes points with their names, returns the highest (the first of equals), or null when all are nothing. */
export function highest(points: Named[]): Named | null {
  const best = points.reduce<Named | null>(
    (top, point) => (point.value > (top?.value ?? 0) ? point : top),
    null,
  );
  return best;
}

/** Takes the trends, returns what each picture draws: a name and a number for every point. */
export function trendPoints({ days, hours }: Trends) {
  return {
    revenue: days.map(({ day, revenuePaise }) => ({ label: dayLabel(day), value: revenuePaise })),
    orders: days.map(({ day, orderCount }) => ({ label: dayLabel(day), value: orderCount })),
    hours: hours.map(({ hour, orderCount }) => ({ label: hourLabel(hour), value: orderCount })),
  };
}
