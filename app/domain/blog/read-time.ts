const WORDS_A_MINUTE = 200;

/** Takes a post's text, returns the minutes it takes to read: its words divided by 200, rounded up, at least 1. Source: spec 2 §5 Blog form, §9. */
export function readTimeMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE));
}
