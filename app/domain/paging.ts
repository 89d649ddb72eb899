import { z } from "zod";
import { MOST_FOUND } from "./search-limits.ts";

/** Where a list stands. Source: API contract, Calls. */
export const pagingOutput = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  totalItems: z
    .number()
    .int()
    .describe(`How many there are; a search counts the newest ${MOST_FOUND} and no more`),
  totalPages: z.number().int(),
});
export type Paging = z.output<typeof pagingOutput>;

/**
 * Takes what a query string said, the default and the largest number allowed; returns a whole number
 * between 1 and the largest. Nonsense falls back to the default. Source: API contract, Envelope.
 */
export function clampedNumber(typed: string | null, fallback: number, largest: number): number {
  if (typed === null || !/^-?\d+$/.test(typed.trim())) return fallback;
  return Math.min(Math.max(Number(typed), 1), largest);
}

/** The largest page number that is walked to; beyond it nobody reads. */
export const LAST_PAGE = 1_000_000;

function queryNumber(fallback: number, largest: number) {
  return z.preprocess(
    (typed) => clampedNumber(typeof typed === "string" ? typed : null, fallback, largest),
    z.number().int().min(1).max(largest),
  );
}

/** The page of a list that a query asks for. Source: API contract, Envelope. */
export const pageQuery = queryNumber(1, LAST_PAGE);

/** Takes a list's usual length, returns the schema for how many items a query asks for. Source: API contract, Envelope. */
export function limitQuery(usual: number) {
  return queryNumber(usual, 100);
}

/** Takes page, limit and the number of items, returns the list's place. Source: API contract, Calls. */
export function pagingOf(page: number, limit: number, totalItems: number): Paging {
  return { page, limit, totalItems, totalPages: Math.max(1, Math.ceil(totalItems / limit)) };
}

/** Takes the page of a search and its length, returns the rows to read: none beyond what a search shows. Source: API contract, Calls. */
export function foundRows(page: number, limit: number): { limit: number; offset: number } {
  const offset = (page - 1) * limit;
  return { offset, limit: Math.max(0, Math.min(limit, MOST_FOUND - offset)) };
}
