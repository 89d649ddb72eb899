import { getLocale } from "#messages/runtime";

export const languages = ["en", "hi", "mr"] as const;
export type Language = (typeof languages)[number];

/** Each in its own script, for people who read no other. */
export const languageNames: Record<Language, string> = {
  en: "English",
  hi: "हिन्दी",
  mr: "मराठी",
};

/** Short signs for the switch. */
export const languageSigns: Record<Language, string> = { en: "En", hi: "हि", mr: "म" };

/** The language of the request or of what is being rendered; English outside of both. */
export function currentLanguage(): Language {
  return getLocale();
}

export function isLanguage(text: string | undefined): text is Language {
  return languages.some((language) => language === text);
}

/** What was stored in all languages, in the current one. Older texts are in English alone. */
export function storedText(stored: string): string {
  return stored.startsWith("{") ? JSON.parse(stored)[currentLanguage()] : stored;
}
