import { AsyncLocalStorage } from "node:async_hooks";
import { overwriteServerAsyncLocalStorage } from "#messages/runtime";
import { type Language, type Numerals, readNumeralsFrom } from "./language.ts";

const running = new AsyncLocalStorage<{ locale: Language; numerals: Numerals }>();
overwriteServerAsyncLocalStorage({
  getStore: () => running.getStore(),
  run: (_store, callback) => callback(),
});
readNumeralsFrom(() => running.getStore()?.numerals ?? "latn");

/** Runs a function, and everything it starts, in a language: messages, dates and the owner's texts. */
export function inLanguage<Result>(
  language: Language,
  run: () => Result,
  numerals: Numerals = "latn",
): Result {
  return running.run({ locale: language, numerals }, run);
}
