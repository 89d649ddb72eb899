/** What people say most often; anything else can be typed beside them. */
export const suggestedTags = [
  "Tasty",
  "Fresh",
  "Hygienic",
  "Spicy",
  "Quick service",
  "Value for money",
] as const;

/**
 * Takes tags as a form sent them (ticked ones, and some typed with commas between), returns them one by
 * one, trimmed, each once whatever its capitals. Source: spec 1 §3 Review.
 */
export function splitTags(typed: string[]): string[] {
  const tags = new Map<string, string>();
  for (const tag of typed.flatMap((text) => text.split(","))) {
    const trimmed = tag.trim().replace(/\s+/g, " ");
    const known = trimmed.toLowerCase();
    if (trimmed && !tags.has(known)) tags.set(known, trimmed);
  }
  return [...tags.values()];
}

/** Takes tags, returns those of them that are suggested and those somebody thought of, in one line. */
export function sortTags(tags: string[]): { suggested: string[]; own: string } {
  const isSuggested = (tag: string) => suggestedTags.some((known) => known === tag);
  return {
    suggested: tags.filter(isSuggested),
    own: tags.filter((tag) => !isSuggested(tag)).join(", "),
  };
}
