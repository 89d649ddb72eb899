import { and, eq, inArray, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { translations } from "#db/schema/translations.ts";
import { ownTextsLanguage } from "../language/in-language.server.ts";
import { sharedRead } from "../shared-read.server.ts";
import type { LocalName } from "./local-name.ts";
import {
  type FieldOf,
  longFields,
  type TranslationKind,
  type TranslationLanguage,
} from "./translatable.ts";

/** `lang`: set for an English text on a page in another language. */
type LocalText = { text: string; lang?: "en" };

/** Long fields are empty here. */
const shortTexts = db
  .select({
    key: sql<string>`${translations.kind} || '/' || ${translations.subjectId} || '/' || ${translations.field}`,
    text: sql<string>`case when ${inArray(translations.field, longFields)} then '' else ${translations.text} end`,
  })
  .from(translations)
  .where(given(translations.language))
  .prepare();

const longText = db
  .select({ text: translations.text })
  .from(translations)
  .where(
    and(
      given(translations.kind),
      eq(translations.subjectId, sql.placeholder("id")),
      given(translations.field, translations.language),
      inArray(translations.field, longFields),
    ),
  )
  .prepare();

const textsIn = sharedRead(
  (language: TranslationLanguage) =>
    new Map(shortTexts.all({ language }).map(({ key, text }) => [key, text])),
);

/** Undefined if there is none. */
export function translationIn(
  kind: TranslationKind,
  id: string,
  field: string,
  language: TranslationLanguage,
): string | undefined {
  return longFields.includes(field)
    ? longText.get({ kind, id, field, language })?.text
    : textsIn(language).get(`${kind}/${id}/${field}`);
}

/** One of the owner's texts in the language of the page, or else in English. */
export function localText<Kind extends TranslationKind>(
  kind: Kind,
  id: string,
  field: FieldOf<Kind>,
  english: string,
): LocalText {
  const language = ownTextsLanguage();
  if (language === "en" || english === "") return { text: english };
  const text = translationIn(kind, id, field, language);
  return text === undefined ? { text: english, lang: "en" } : { text };
}

/** Whether a text is available in the language of the page, without reading it. */
export function isInLanguage<Kind extends TranslationKind>(
  kind: Kind,
  id: string,
  field: FieldOf<Kind>,
): boolean {
  const language = ownTextsLanguage();
  return language === "en" || textsIn(language).has(`${kind}/${id}/${field}`);
}

/** The ingredients of a dish are translated as one text, with commas. */
export function localIngredients(id: string, english: string[]): { words: string[]; lang?: "en" } {
  const joined = english.join(", ");
  const { text, lang } = localText("dish", id, "ingredients", joined);
  if (text === joined) return { words: english, ...(lang && { lang }) };
  return {
    words: text
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean),
  };
}

export function localName(
  kind: Exclude<TranslationKind, "post" | "content">,
  id: string,
  english: string,
): LocalName {
  const { text, lang } = localText(kind, id, "name", english);
  if (lang) return { name: text, nameLang: lang };
  return text === english ? { name: text } : { name: text, englishName: english };
}
