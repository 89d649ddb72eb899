import { z } from "zod";
import { clampedNumber, LAST_PAGE } from "./list-url.ts";
import { cleanSearch, MAX_SEARCH_RESULTS } from "./search-limits.ts";

export const pagingOutput = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  totalItems: z
    .number()
    .int()
    .describe(`How many there are; a search counts the newest ${MAX_SEARCH_RESULTS} and no more`),
  totalPages: z.number().int(),
});
export type Paging = z.output<typeof pagingOutput>;

function queryNumber(fallback: number, largest: number) {
  return z.preprocess(
    (typed) => clampedNumber(typeof typed === "string" ? typed : null, fallback, largest),
    z.number().int().min(1).max(largest),
  );
}

export const pageQuery = queryNumber(1, LAST_PAGE);

/** Items per page: `usual` unless the query asks for another number, at most 100. */
export function limitQuery(usual: number) {
  return queryNumber(usual, 100);
}

export const searchQuery = z.string().overwrite(cleanSearch).catch("");

export function pagingOf(page: number, limit: number, totalItems: number): Paging {
  return { page, limit, totalItems, totalPages: Math.max(1, Math.ceil(totalItems / limit)) };
}

/** The rows to read for one page of a search: none beyond the first `MAX_SEARCH_RESULTS`. */
export function foundRows(page: number, limit: number): { limit: number; offset: number } {
  const offset = (page - 1) * limit;
  return { offset, limit: Math.max(0, Math.min(limit, MAX_SEARCH_RESULTS - offset)) };
}
