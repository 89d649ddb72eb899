/** The delay after each failed attempt as a multiple of the first one; with a minute, about a day in total. */
const DELAY_FACTORS = [1, 5, 15, 60, 180, 360, 360, 360] as const;

/** Null if the email is given up. */
export function retryDelayMs(failedAttempts: number, firstDelayMs: number): number | null {
  const factor = DELAY_FACTORS[failedAttempts - 1];
  return factor === undefined ? null : factor * firstDelayMs;
}
