import { currentLanguage } from "./language/language.ts";

// A Monday.
const FIRST = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** Monday first, in the reader's language. */
export function weekdayNames(): string[] {
  const format = new Intl.DateTimeFormat(currentLanguage(), { weekday: "long", timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, index) => format.format(FIRST + index * DAY_MS));
}
