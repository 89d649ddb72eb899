const DAY_MS = 86_400_000;
const PUNE_MS = 5.5 * 3_600_000;

/** The calendar day in Pune that is this many days from today, `YYYY-MM-DD`. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + PUNE_MS + days * DAY_MS).toISOString().slice(0, 10);
}
