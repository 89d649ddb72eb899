/** How much the shop can cater for, and how early it must know; the owner may change both. */
export type CateringTerms = {
  guestsPerDay: number;
  /** From how many guests on so many days are needed; empty means that today will do. */
  leadTimes: readonly { fromGuests: number; leadTimeDays: number }[];
};

/** Source: the shop's capacity, 2,000 guests a day; no lead time, since a booking for today is allowed (spec 2 §5). */
export const defaultCateringTerms: CateringTerms = { guestsPerDay: 2000, leadTimes: [] };

/** Takes the guests already booked for a day, those wanted and the terms; returns whether they fit. */
export function fitsDay(bookedGuests: number, guestCount: number, terms: CateringTerms): boolean {
  return bookedGuests + guestCount <= terms.guestsPerDay;
}

/** Takes a head count and the terms, returns how many days ahead it must be booked. */
export function leadTimeDays(guestCount: number, terms: CateringTerms): number {
  return terms.leadTimes
    .filter((rule) => guestCount >= rule.fromGuests)
    .reduce((longest, rule) => Math.max(longest, rule.leadTimeDays), 0);
}

/** Takes a plain day and a number of days, returns the day so much later, `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/**
 * Takes a wanted day, the first bookable one, who is booked when, the head count and the terms;
 * returns up to three bookable days nearest to the wanted one, earliest first.
 */
export function nearbyFreeDays(
  wanted: string,
  firstDay: string,
  bookedGuestsOn: (day: string) => number,
  guestCount: number,
  terms: CateringTerms,
): string[] {
  const found: string[] = [];
  for (let distance = 1; distance <= 30 && found.length < 3; distance += 1) {
    for (const day of [addDays(wanted, -distance), addDays(wanted, distance)]) {
      const free = day >= firstDay && fitsDay(bookedGuestsOn(day), guestCount, terms);
      if (free && found.length < 3) found.push(day);
    }
  }
  return found.sort();
}
