const ATTEMPTS_WITHOUT_DELAY = 10;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 4000;

/**
 * How long an attempt on an account has to wait, depending on recent attempts from all addresses
 * together. Attempts are never refused for that reason, because then anyone could lock the owner
 * out.
 */
export function attemptDelayMs(attempts: number): number {
  const doublings = attempts - ATTEMPTS_WITHOUT_DELAY - 1;
  return doublings < 0 ? 0 : Math.min(FIRST_DELAY_MS * 2 ** doublings, MAX_DELAY_MS);
}
