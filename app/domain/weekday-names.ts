import { dateFormat } from "./language/formats.ts";

// A Monday.
const FIRST = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

const weekday = dateFormat({ weekday: "long", timeZone: "UTC" });

/** For people; 0 is Monday. `weekdays` in `opening-hours.ts` is for files and records. */
export function weekdayName(index: number): string {
  return weekday(FIRST + index * DAY_MS);
}

/** Monday first. */
export function weekdayNames(): string[] {
  return Array.from({ length: 7 }, (_, index) => weekdayName(index));
}
