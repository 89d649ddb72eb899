import { dayInPune } from "../clock.ts";

function compactDay(day: string): string {
  return day.slice(2).replaceAll("-", "");
}

/** `CP-261121-007` for the seventh order of `2026-11-21`: short enough to be called out at the counter. */
export function orderNumberOf(day: string, ordinal: number): string {
  return `CP-${compactDay(day)}-${String(ordinal).padStart(3, "0")}`;
}

/** The last part, called out at the counter. */
export function shortOrderNumber(orderNumber: string): string {
  return orderNumber.split("-").at(-1) ?? orderNumber;
}

/** Shown for a cart that has not been ordered; never stored, and no order's number looks like it. */
export function provisionalOrderNumber(at: Date): string {
  return `DRAFT-${compactDay(dayInPune(at))}`;
}
