import { addDays, dayInIndia, now } from "../clock.ts";
import { day, listUrl } from "../lists/list-url.ts";

export const MAX_SHEET_DAYS = 31;

/** By default, today and the next six days. */
export const eventDaysSheet = listUrl("/admin/events/sheet", { from: day, to: day });

/** Both days count. */
export function daysOfSheet(query: URLSearchParams): { from: string; to: string } {
  const { from = dayInIndia(now()), to = addDays(from, 6) } = eventDaysSheet.read(query);
  // After sorting, the clamped day is in the middle.
  const [, last = to] = [from, to, addDays(from, MAX_SHEET_DAYS - 1)].sort();
  return { from, to: last };
}
