import { dayInPune } from "../clock.ts";

/** Such as `events-2026-11-21.csv`, dated by the day in Pune. */
export function csvFileName(
  what:
    | "coupon-codes"
    | "credits"
    | "events"
    | "menu"
    | "options"
    | "option-sales"
    | "orders"
    | "payments"
    | "prep"
    | "subscribers"
    | "translations"
    | "zones",
  at: Date,
): string {
  return `${what}-${dayInPune(at)}.csv`;
}
