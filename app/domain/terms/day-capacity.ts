import { addDays } from "../clock.ts";
import type { CancellationRule } from "./cancellation-terms.ts";

/** Set by the owner. */
export type CateringTerms = {
  guestsPerDay: number;
  /** If empty, bookings for today are possible. */
  leadTimes: readonly { fromGuests: number; leadTimeDays: number }[];
  /** Until how many days before the event customers may change guests and menu. */
  changeDays: number;
  /** Whether customers are reminded of their bookings. */
  sendsReminders: boolean;
  /** If empty, everything is refunded. */
  cancellation: readonly CancellationRule[];
};

export const defaultCateringTerms: CateringTerms = {
  guestsPerDay: 2000,
  leadTimes: [],
  changeDays: 2,
  sendsReminders: true,
  cancellation: [],
};

export function fitsDay(bookedGuests: number, guestCount: number, terms: CateringTerms): boolean {
  return bookedGuests + guestCount <= terms.guestsPerDay;
}

export function leadTimeDays(guestCount: number, terms: CateringTerms): number {
  return terms.leadTimes
    .filter((rule) => guestCount >= rule.fromGuests)
    .reduce((longest, rule) => Math.max(longest, rule.leadTimeDays), 0);
}

/** The smallest number of guests whose lead time exceeds the remaining days; null if there is no such rule. */
export function tooSoonFrom(daysLeft: number, { leadTimes }: CateringTerms): number | null {
  const broken = leadTimes.filter((rule) => rule.leadTimeDays > daysLeft);
  return broken.length > 0 ? Math.min(...broken.map(({ fromGuests }) => fromGuests)) : null;
}

/** Up to three days within 30 days of `wanted`: the nearest ones, in calendar order. Days are `YYYY-MM-DD`. */
export function nearbyFreeDays(
  wanted: string,
  firstDay: string,
  isFree: (day: string) => boolean,
): string[] {
  const found: string[] = [];
  for (let distance = 1; distance <= 30 && found.length < 3; distance += 1) {
    for (const day of [addDays(wanted, -distance), addDays(wanted, distance)]) {
      if (day >= firstDay && isFree(day) && found.length < 3) found.push(day);
    }
  }
  return found.sort();
}
