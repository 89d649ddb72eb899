import { addDays, weekdayOf } from "./clock.ts";
import { dateFormat } from "./language/formats.ts";

const label = dateFormat({ timeZone: "UTC", month: "long", year: "numeric" });

/** The month of a `YYYY-MM` or `YYYY-MM-DD` text. */
export function readMonth(text: string | null | undefined): string | undefined {
  return /^\d{4}-(0[1-9]|1[0-2])(-\d{2})?$/.test(text ?? "") ? text?.slice(0, 7) : undefined;
}

export function monthLabel(month: string): string {
  return label(new Date(`${month}-01T00:00:00Z`));
}

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  const index = year * 12 + number - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
}

export function daysOfMonth(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

/** From Monday to Sunday. */
export function daysOfWeek(day: string): string[] {
  const monday = addDays(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** Weeks start on Monday; days of other months are null. */
export function inWeeks<Day>(firstDay: string, days: readonly Day[]): (Day | null)[][] {
  const cells: (Day | null)[] = [...Array<null>(weekdayOf(firstDay)).fill(null), ...days];
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
