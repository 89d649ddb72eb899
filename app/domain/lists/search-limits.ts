import { formatNumber } from "../language/formats.ts";
import { cleanText } from "../text.ts";

export const MAX_SEARCH_LENGTH = 100;

/** A search counts and lists only the newest matches, up to this number. */
export const MAX_SEARCH_RESULTS = 1000;

/** Cuts by code points, because cutting by UTF-16 units could leave half a character in stored text and links. */
export function cleanSearch(typed: string): string {
  const start = [...typed.slice(0, 4 * MAX_SEARCH_LENGTH).trim()].slice(0, MAX_SEARCH_LENGTH);
  return cleanText(start.join("")).trim();
}

/** `1,000+` if a search or filter stopped counting there. */
export function formatCount(total: number, search?: string | boolean | null): string {
  const formatted = formatNumber(total);
  return search && total >= MAX_SEARCH_RESULTS ? `${formatted}+` : formatted;
}
