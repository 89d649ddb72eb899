import { AsyncLocalStorage } from "node:async_hooks";
import { overwriteServerAsyncLocalStorage } from "#messages/runtime";
import type { Language } from "./language.ts";

type Languages = { locale: Language; ownTexts: Language };

const running = new AsyncLocalStorage<Languages>();
overwriteServerAsyncLocalStorage({
  getStore: () => running.getStore(),
  run: ({ locale = "en" }, callback) => running.run({ locale, ownTexts: locale }, callback),
});

/**
 * Runs a function, and everything it starts, in a language: messages, dates and the owner's texts. Where the owner edits
 * these, they are in another language than the messages.
 */
export function inLanguage<Result>(
  language: Language,
  run: () => Result,
  ownTexts: Language = language,
): Result {
  return running.run({ locale: language, ownTexts }, run);
}

/** The language of the owner's texts in what is being rendered; English outside of it. */
export function ownTextsLanguage(): Language {
  return running.getStore()?.ownTexts ?? "en";
}
