import { dayInIndia } from "../clock.ts";
import { shop } from "../shop.ts";

function compactDay(day: string): string {
  return day.slice(2).replaceAll("-", "");
}

/** `CP-261121-007` for token 7 of `2026-11-21`, `CP-261121-A1` for a device's token A1. */
export function orderNumberOf(day: string, token: string): string {
  return `${shop.numberPrefix}-${compactDay(day)}-${token.padStart(/\D/.test(token) ? 0 : 3, "0")}`;
}

/** Shown for a cart that has not been ordered. It is never stored, and no real order number looks like it. */
export function provisionalOrderNumber(at: Date): string {
  return `DRAFT-${compactDay(dayInIndia(at))}`;
}
