import { m } from "#messages";

/** Stored like this in every language. Other tags can be typed. */
export const suggestedTags = [
  "Tasty",
  "Fresh",
  "Hygienic",
  "Spicy",
  "Quick service",
  "Value for money",
] as const;

const labels = new Map<string, () => string>(
  Object.entries({
    Tasty: m.reviews_tasty,
    Fresh: m.reviews_fresh,
    Hygienic: m.reviews_hygienic,
    Spicy: m.shared_spicy,
    "Quick service": m.reviews_quickService,
    "Value for money": m.reviews_valueForMoney,
  } satisfies Record<(typeof suggestedTags)[number], () => string>),
);

export function tagLabel(tag: string): string {
  return labels.get(tag)?.() ?? tag;
}

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
