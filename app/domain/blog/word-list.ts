/** Trimmed and in order; repeated words are dropped, ignoring case. */
export function uniqueWords(typed: string[]): string[] {
  const words = new Map<string, string>();
  for (const text of typed) {
    const word = text.trim().replace(/\s+/g, " ");
    const key = word.toLowerCase();
    if (word && !words.has(key)) words.set(key, word);
  }
  return [...words.values()];
}
