import { AsyncLocalStorage } from "node:async_hooks";
import { overwriteServerAsyncLocalStorage } from "#messages/runtime";
import { type Language, languages } from "./language.ts";

type Languages = { locale: Language; ownTexts: Language };

const running = new AsyncLocalStorage<Languages>();
overwriteServerAsyncLocalStorage({
  getStore: () => running.getStore(),
  run: (_store, callback) => callback(),
});

/**
 * Runs a function and everything it starts in a language. It applies to messages and dates and,
 * unless they have a language of their own, to the owner's texts.
 */
export function inLanguage<Result>(
  language: Language,
  run: () => Result,
  { ownTexts = language }: { ownTexts?: Language } = {},
): Result {
  return running.run({ locale: language, ownTexts }, run);
}

/** JSON by language, for `storedText`; empty if there is no text. */
export function textInAllLanguages(compose: () => string): string {
  const texts = languages.map((language) => [language, inLanguage(language, compose)] as const);
  return texts.every(([, text]) => text === "") ? "" : JSON.stringify(Object.fromEntries(texts));
}

/** The language of the owner's texts in the current rendering; otherwise English. */
export function ownTextsLanguage(): Language {
  return running.getStore()?.ownTexts ?? "en";
}

/** Runs a function with the owner's texts in another language; messages keep their language. */
export function withOwnTexts<Result>(ownTexts: Language, run: () => Result): Result {
  const { locale = "en" } = running.getStore() ?? {};
  return running.run({ locale, ownTexts }, run);
}
