/** Nobody looks for anything with more characters than this. */
export const MAX_SEARCH_LENGTH = 100;

/** A search counts and shows so many, the newest: who finds more types another letter. */
export const MOST_FOUND = 1000;

/** Takes how many a list has and what was searched for (nothing: all), returns the number for people: a search stops counting. Source: spec 1 §2 ("results"). */
export function formatCount(total: number, search?: string | null): string {
  const inWords = total.toLocaleString("en-IN");
  return search && total >= MOST_FOUND ? `${inWords}+` : inWords;
}
