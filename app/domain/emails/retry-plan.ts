/** After each failed attempt, about a day in total. */
const WAITS_MINUTES = [1, 5, 15, 60, 180, 360, 360, 360] as const;

/** Null if the email is given up. */
export function nextWaitMs(failedTries: number, firstWaitMs: number): number | null {
  const minutes = WAITS_MINUTES[failedTries - 1];
  return minutes === undefined ? null : minutes * firstWaitMs;
}
