/** How far the owner's settings may go: far enough for any stall, near enough to catch a slip of the finger. */
export const settingsLimits = {
  pauseDays: 60,
  /** What closes after midnight closes by then, in minutes: a later time is AM typed for PM. */
  closesBy: { minutes: 6 * 60, words: "6:00 AM" },
  holiday: { daysAhead: 366, nameLength: 60, count: 60 },
  feePaise: { max: 100_000 },
  freeAbovePaise: { max: 10_000_000 },
  guestsPerDay: { min: 0, max: 100_000 },
  leadTime: { rows: 5, fromGuests: { min: 1, max: 10_000 }, days: { min: 1, max: 90 } },
} as const;
