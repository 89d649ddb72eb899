/** Other tags can be typed. */
export const suggestedTags = [
  "Tasty",
  "Fresh",
  "Hygienic",
  "Spicy",
  "Quick service",
  "Value for money",
] as const;

/** Splits ticked and comma-separated typed tags; trims them and removes duplicates regardless of case. */
export function splitTags(typed: string[]): string[] {
  const tags = new Map<string, string>();
  for (const tag of typed.flatMap((text) => text.split(","))) {
    const trimmed = tag.trim().replace(/\s+/g, " ");
    const key = trimmed.toLowerCase();
    if (trimmed && !tags.has(key)) tags.set(key, trimmed);
  }
  return [...tags.values()];
}

/** Separates the suggested tags from the others, which are joined into one line. */
export function sortTags(tags: string[]): { suggested: string[]; own: string } {
  const isSuggested = (tag: string) => suggestedTags.some((known) => known === tag);
  return {
    suggested: tags.filter(isSuggested),
    own: tags.filter((tag) => !isSuggested(tag)).join(", "),
  };
}
