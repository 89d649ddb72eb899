import { formatMinutes, formatShortDate, instantInIndia, withoutFullHour } from "../clock.ts";
import type { Trends } from "./reports.ts";

const NOON_MINUTES = 12 * 60;

/** An hour of the day (0 to 23) as `3 PM`; in Hindi and Marathi as `दोपहर 3:00`. */
export function hourLabel(hour: number): string {
  return withoutFullHour(formatMinutes(hour * 60));
}

/** A day (`YYYY-MM-DD`) as `Nov 21`. */
export function dayLabel(day: string): string {
  return formatShortDate(instantInIndia(day, NOON_MINUTES));
}

export function trendPoints({ days, hours }: Trends) {
  return {
    revenue: days.map(({ day, revenuePaise }) => ({ label: dayLabel(day), value: revenuePaise })),
    orders: days.map(({ day, orderCount }) => ({ label: dayLabel(day), value: orderCount })),
    hours: hours.map(({ hour, orderCount }) => ({ label: hourLabel(hour), value: orderCount })),
  };
}
