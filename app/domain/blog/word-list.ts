/**
 * Takes words one by one as they were typed, returns them trimmed, each once whatever its capitals,
 * in the order in which they came. Source: spec 2 §5 Blog form ("unique, trimmed").
 */
export function uniqueWords(typed: string[]): string[] {
  const words = new Map<string, string>();
  for (const text of typed) {
    const word = text.trim().replace(/\s+/g, " ");
    const known = word.toLowerCase();
    if (word && !words.has(known)) words.set(known, word);
  }
  return [...words.values()];
}
