import { addDays, formatDay, formatShortDate, instantInIndia, weekdayOf } from "../clock.ts";
import { dateFormat } from "../language/formats.ts";
import { day, listUrl, oneOf } from "../lists/list-url.ts";

export const periodKinds = ["weeks", "months"] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** `day` is a day of the period shown in detail; today by default. */
export const periodReports = listUrl("/admin/reports", {
  by: oneOf(periodKinds, "weeks"),
  day,
});

/** Both days count. */
export type Period = { from: string; to: string };

const monthName = dateFormat({ timeZone: "UTC", month: "long", year: "numeric" });
const shortMonthName = dateFormat({ timeZone: "UTC", month: "short", year: "numeric" });

/** The week (from Monday on) or month of a day. */
export function periodOf(kind: PeriodKind, day: string): Period {
  if (kind === "weeks") {
    const from = addDays(day, -weekdayOf(day));
    return { from, to: addDays(from, 6) };
  }
  const from = `${day.slice(0, 7)}-01`;
  // Day 32 of a month is always in the next one.
  const next = `${addDays(from, 31).slice(0, 7)}-01`;
  return { from, to: addDays(next, -1) };
}

/** The last period contains `day`. */
export function lastPeriods(kind: PeriodKind, day: string, count: number): Period[] {
  const periods: Period[] = [];
  let until = day;
  while (periods.length < count) {
    const period = periodOf(kind, until);
    periods.unshift(period);
    until = addDays(period.from, -1);
  }
  return periods;
}

/** `Nov 16 – Nov 22, 2026`, `November 2026` */
export function periodName(kind: PeriodKind, { from, to }: Period): string {
  if (kind === "months") return monthName(new Date(from));
  return `${formatShortDate(instantInIndia(from, 0))} – ${formatDay(to)}`;
}

/** Short, for the axis of a chart: `Nov 16`, `Nov 2026`. */
export function shortPeriodName(kind: PeriodKind, { from }: Period): string {
  return kind === "weeks"
    ? formatShortDate(instantInIndia(from, 0))
    : shortMonthName(new Date(from));
}
