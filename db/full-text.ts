const MAX_WORDS = 8;
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
const phonePattern = /^\+?[\d\s()-]{10,20}$/;

/** One number is written in one piece or as five and five digits, with +91, 0 or nothing before it. */
function waysToWritePhone(typed: string): string[] {
  if (!phonePattern.test(typed)) return [];
  const digits = typed.replace(/\D/g, "");
  const number = digits.slice(-10);
  if (number.length < 10 || !["", "0", "91", "091"].includes(digits.slice(0, -10))) return [];
  const inTwo = `${number.slice(0, 5)} ${number.slice(5)}`;
  return [number, inTwo].flatMap((way) => [way, `91${way}`, `0${way}`]);
}

/**
 * Takes what a person typed in a search box, returns an FTS5 query that wants every word (each as a
 * prefix), or null when it holds no word at all. A phone number is found however it was written down.
 * Quoted, so nothing typed is read as an operator. Source: architecture, SQLite and Drizzle.
 */
export function fullTextQuery(typed: string): string | null {
  const words = typed.match(wordPattern)?.slice(0, MAX_WORDS) ?? [];
  if (words.length === 0) return null;
  const all = words.map((word) => `"${word}"*`).join(" ");
  const phones = waysToWritePhone(typed.trim()).map((way) => `"${way}"`);
  return phones.length === 0 ? all : [`(${all})`, ...phones].join(" OR ");
}
