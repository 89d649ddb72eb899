const MAX_DELAY_MS = 10 * 60_000;

type Failed = {
  failedAttempts: number;
  firstDelayMs: number;
  /** The delay that the push service asked for. */
  retryAfterMs: number | null;
  expiresAt: Date;
};

/** Each delay is twice the previous one. Null if the message would be too late to be useful. */
export function nextPushAt(
  at: Date,
  { failedAttempts, firstDelayMs, retryAfterMs, expiresAt }: Failed,
): Date | null {
  const backoffMs = Math.min(firstDelayMs * 2 ** (failedAttempts - 1), MAX_DELAY_MS);
  const next = new Date(at.getTime() + Math.max(backoffMs, retryAfterMs ?? 0));
  return next < expiresAt ? next : null;
}

/** Parses seconds or a date, as push services send them; null for anything else. */
export function retryAfterMs(header: string | null, at: Date): number | null {
  if (!header) return null;
  const value = header.trim();
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000;
  const until = Date.parse(value);
  return Number.isNaN(until) ? null : Math.max(0, until - at.getTime());
}
