/** Wide enough for any food stall, but narrow enough to catch typing errors. */
export const settingsLimits = {
  pauseDays: 60,
  /** The latest closing time after midnight: a later one is probably AM typed instead of PM. */
  closesByMinutes: 6 * 60,
  holiday: { daysAhead: 366, nameLength: 60, count: 60 },
  feePaise: { max: 100_000 },
  freeAbovePaise: { max: 10_000_000 },
  packingPaise: { max: 50_000 },
  staffLimitPaise: { max: 1_000_000 },
  times: {
    preparationMinutes: { min: 1, max: 600 },
    slotMinutes: { min: 5, max: 240 },
    daysAhead: { min: 0, max: 14 },
    lastOrderMinutes: { min: 0, max: 300 },
    perSlot: { min: 0, max: 10_000 },
    overrides: 12,
    cateringPercent: { min: 0, max: 100 },
  },
  keptYears: { min: 1, max: 10 },
  payWithinMinutes: { min: 5, max: 60 },
  selfOrderTrustPaise: { max: 500_000 },
  unansweredMinutes: { min: 0, max: 120 },
  expiresAfterMinutes: { min: 0, max: 1440 },
  guestsPerDay: { min: 0, max: 100_000 },
  changeDays: { min: 0, max: 60 },
  cancellation: { rows: 4, days: { min: 1, max: 365 }, percent: { min: 1, max: 100 } },
  leadTime: { rows: 5, fromGuests: { min: 1, max: 10_000 }, days: { min: 1, max: 90 } },
} as const;
