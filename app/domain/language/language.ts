import { getLocale } from "#messages/runtime";

export const languages = ["en", "hi", "mr"] as const;
export type Language = (typeof languages)[number];

/** Each in its own script, for people who cannot read another. */
export const languageNames: Record<Language, string> = {
  en: "English",
  hi: "हिन्दी",
  mr: "मराठी",
};

/** Short labels for the language switch. */
export const languageSigns: Record<Language, string> = { en: "En", hi: "हि", mr: "म" };

/** The language of the current request or rendering; otherwise English. */
export function currentLanguage(): Language {
  return getLocale();
}

export function isLanguage(text: string | undefined): text is Language {
  return languages.some((language) => language === text);
}

/** A text stored in all languages, in the current one. Older texts exist in English only. */
export function storedText(stored: string): string {
  return stored.startsWith("{") ? JSON.parse(stored)[currentLanguage()] : stored;
}
