import { AsyncLocalStorage } from "node:async_hooks";
import { sqlite } from "#db/client.server.ts";
import { ownTextsLanguage } from "./language/in-language.server.ts";
import { currentLanguage } from "./language/language.ts";
import { publicVersion } from "./public-version.server.ts";

const MAX_RESULTS = 200;

/** The version that the running shared read goes by, for those that it uses. */
let outerVersion: string | null = null;

const apart = new AsyncLocalStorage<true>();

/** Runs a function, and everything it starts, with shared reads that neither use nor keep what others read. */
export function readingApart(run: () => void): void {
  apart.run(true, run);
}

/**
 * Keeps what a read returns until `publicVersion` changes. For reads of public tables that return the same to everybody.
 * Their results are shared: do not change them.
 */
export function sharedRead<Args extends unknown[], Result>(
  read: (...args: Args) => Result,
): (...args: Args) => Result {
  let keptVersion = "";
  const kept = new Map<string, Result>();
  return (...args) => {
    // What a transaction wrote may yet be rolled back.
    if (sqlite.inTransaction || apart.getStore()) return read(...args);
    const version = outerVersion ?? publicVersion();
    if (version !== keptVersion || kept.size >= MAX_RESULTS) kept.clear();
    keptVersion = version;
    const key = JSON.stringify([currentLanguage(), ownTextsLanguage(), args]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const before = outerVersion;
    outerVersion = version;
    try {
      const result = read(...args);
      kept.set(key, result);
      return result;
    } finally {
      outerVersion = before;
    }
  };
}
