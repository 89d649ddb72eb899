import { z } from "zod";
import { MAX_SEARCH_LENGTH } from "./search-limits.ts";
import { cleanText } from "./text.ts";

/** Cut by whole characters: half of one would be stored, shown and linked as rubbish. */
function searchWords(typed: string): string {
  const start = [...typed.slice(0, 4 * MAX_SEARCH_LENGTH).trim()].slice(0, MAX_SEARCH_LENGTH);
  return cleanText(start.join("")).trim();
}

/** What an address may say in its search word; nonsense is an empty one. Source: spec 1 §7 (`q`). */
export const searchQuery = z.string().overwrite(searchWords).catch("");
