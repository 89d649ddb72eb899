const MAX_WORDS = 8;
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
const phonePattern = /^\+?[\d\s()-]{10,20}$/;

/** The number as ten digits or as five and five, after +91, 0 or nothing. */
function phoneVariants(typed: string): string[] {
  if (!phonePattern.test(typed)) return [];
  const digits = typed.replace(/\D/g, "");
  const number = digits.slice(-10);
  if (number.length < 10 || !["", "0", "91", "091"].includes(digits.slice(0, -10))) return [];
  const inTwo = `${number.slice(0, 5)} ${number.slice(5)}`;
  return [number, inTwo].flatMap((variant) => [variant, `91${variant}`, `0${variant}`]);
}

/** Quoted, so that no word is read as an operator. */
function anyOf(words: string[]): string {
  const prefixes = words.map((word) => `"${word}"*`);
  return prefixes.length === 1 ? prefixes.join() : `(${prefixes.join(" OR ")})`;
}

/**
 * An FTS5 query for rows that contain every typed word, one of its `similarWords`, or a word that
 * begins with either; null if there is no word. Phone numbers are found in any notation.
 */
export function fullTextQuery(
  typed: string,
  similarWords: (word: string) => string[] = () => [],
): string | null {
  const words = typed.match(wordPattern)?.slice(0, MAX_WORDS) ?? [];
  if (words.length === 0) return null;
  const allWords = words.map((word) => anyOf([word, ...similarWords(word)])).join(" AND ");
  const phones = phoneVariants(typed.trim()).map((phone) => `"${phone}"`);
  return phones.length === 0 ? allWords : [`(${allWords})`, ...phones].join(" OR ");
}
