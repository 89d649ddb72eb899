import { starterContent } from "#db/starter/content/index.ts";

type Texts = Record<"id" | "name" | "title" | "text", string> & Record<string, string>;

/** The sample texts of a subject in English, for a shop without zones. */
export function starterTexts(subject: string): Texts[] {
  return starterContent
    .filter((row) => row.subject === subject && row.hasZones !== true)
    .map(({ id, texts }) => {
      const english = Object.entries(texts).map(([field, text]) => [
        field,
        typeof text === "string" ? text : text[0],
      ]);
      return { ...Object.fromEntries(english), id };
    });
}
