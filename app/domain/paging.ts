/** Where a list stands. Source: API contract, Calls. */
export type Paging = { page: number; limit: number; totalItems: number; totalPages: number };

/**
 * Takes what a query string said, the default and the largest number allowed; returns a whole number
 * between 1 and the largest. Nonsense falls back to the default. Source: API contract, Envelope.
 */
export function clampedNumber(typed: string | null, fallback: number, largest: number): number {
  if (typed === null || !/^-?\d{1,15}$/.test(typed.trim())) return fallback;
  return Math.min(Math.max(Number(typed), 1), largest);
}

/** The largest page number that is walked to; beyond it nobody reads. */
export const LAST_PAGE = 1_000_000;

/** Takes page, limit and the number of items, returns the list's place. Source: API contract, Calls. */
export function pagingOf(page: number, limit: number, totalItems: number): Paging {
  return { page, limit, totalItems, totalPages: Math.max(1, Math.ceil(totalItems / limit)) };
}
