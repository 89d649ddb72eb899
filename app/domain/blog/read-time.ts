const WORDS_PER_MINUTE = 200;

/** Rounded up, at least 1. */
export function readTimeMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
