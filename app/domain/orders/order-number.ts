import { dayInIndia } from "../clock.ts";
import { shop } from "../shop.ts";

function compactDay(day: string): string {
  return day.slice(2).replaceAll("-", "");
}

/** `CP-261121-007` for token 7 of `2026-11-21`, `CP-261121-A1` for the token A1 of a device. */
export function orderNumberOf(day: string, token: string): string {
  return `${shop.numberPrefix}-${compactDay(day)}-${token.padStart(/\D/.test(token) ? 0 : 3, "0")}`;
}

/** Shown for a cart that has not been ordered; never stored, and no order's number looks like it. */
export function provisionalOrderNumber(at: Date): string {
  return `DRAFT-${compactDay(dayInIndia(at))}`;
}
