/** The shop's languages besides English, in which every text exists. */
export const translationLanguages = ["hi", "mr"] as const;
export type TranslationLanguage = (typeof translationLanguages)[number];

/** The owner's texts that customers read, by kind of subject. */
const translatable = {
  section: ["name"],
  dish: ["name", "description", "ingredients", "foodNote"],
  part: ["name"],
  group: ["name"],
  choice: ["name"],
  offer: ["name"],
  zone: ["name", "note"],
  holiday: ["name"],
  post: ["title", "excerpt", "content", "metaTitle", "metaDescription"],
  /** The fields depend on the subject; see `app/domain/content/subjects.ts`. */
  content: [] as string[],
} as const;

/** Texts of several lines, which are read individually because they are too large to keep in memory. */
export const longFields: string[] = ["content"];

export type TranslationKind = keyof typeof translatable;
export type FieldOf<Kind extends TranslationKind> = (typeof translatable)[Kind][number];

export const translationKinds = Object.keys(translatable) as TranslationKind[];

export function isTranslationKind(text: string | undefined): text is TranslationKind {
  return translationKinds.some((kind) => kind === text);
}
