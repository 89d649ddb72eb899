/** How long an email waits after each failed try, in minutes: about a day in all. */
const WAITS_MINUTES = [1, 5, 15, 60, 180, 360, 360, 360] as const;

/**
 * Takes how many tries have failed and how long the first wait lasts (milliseconds), returns how long the
 * next one lasts, or null when the email is given up. Source: the owner's wish ("retries").
 */
export function nextWaitMs(failedTries: number, firstWaitMs: number): number | null {
  const minutes = WAITS_MINUTES[failedTries - 1];
  return minutes === undefined ? null : minutes * firstWaitMs;
}
