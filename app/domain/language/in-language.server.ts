import { AsyncLocalStorage } from "node:async_hooks";
import { overwriteServerAsyncLocalStorage } from "#messages/runtime";
import type { Language } from "./language.ts";

const running = new AsyncLocalStorage<{ locale: Language }>();
overwriteServerAsyncLocalStorage({
  getStore: () => running.getStore(),
  run: (store, callback) => running.run({ locale: store.locale ?? "en" }, callback),
});

/** Runs a function, and everything it starts, in a language: messages, dates and the owner's texts. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return running.run({ locale: language }, run);
}
