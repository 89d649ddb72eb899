import { AsyncLocalStorage } from "node:async_hooks";
import { overwriteServerAsyncLocalStorage } from "#messages/runtime";
import { type Language, type Numerals, readNumeralsFrom } from "./language.ts";

type Languages = { locale: Language; numerals: Numerals; ownTexts: Language };

const running = new AsyncLocalStorage<Languages>();
overwriteServerAsyncLocalStorage({
  getStore: () => running.getStore(),
  run: (_store, callback) => callback(),
});
readNumeralsFrom(() => running.getStore()?.numerals ?? "latn");

type Rest = {
  numerals?: Numerals;
  /** Of the owner's texts, where it is another. */
  ownTexts?: Language;
};

/** Runs a function, and everything it starts, in a language: messages, dates and the owner's texts. */
export function inLanguage<Result>(
  language: Language,
  run: () => Result,
  { numerals = "latn", ownTexts = language }: Rest = {},
): Result {
  return running.run({ locale: language, numerals, ownTexts }, run);
}

/** The language of the owner's texts in what is being rendered; English outside of it. */
export function ownTextsLanguage(): Language {
  return running.getStore()?.ownTexts ?? "en";
}

/** Runs a function with the owner's texts in another language; messages stay in theirs. */
export function withOwnTexts<Result>(ownTexts: Language, run: () => Result): Result {
  const { locale = "en", numerals = "latn" } = running.getStore() ?? {};
  return running.run({ locale, numerals, ownTexts }, run);
}
