const MAX_WORDS = 8;
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Takes what a person typed in a search box, returns an FTS5 query that wants every word (each as a
 * prefix), or null when it holds no word at all. Quoted, so nothing typed is read as an operator.
 * Source: architecture, SQLite and Drizzle.
 */
export function fullTextQuery(typed: string): string | null {
  const words = typed.match(wordPattern)?.slice(0, MAX_WORDS) ?? [];
  return words.length === 0 ? null : words.map((word) => `"${word}"*`).join(" ");
}
