import { AsyncLocalStorage } from "node:async_hooks";
import { sqlite } from "#db/client.server.ts";
import { ownTextsLanguage } from "./language/in-language.server.ts";
import { currentLanguage } from "./language/language.ts";
import { publicVersion } from "./public-version.server.ts";

const MAX_RESULTS = 200;

/** The version used by the running shared read, for the shared reads inside it. */
let outerVersion: string | null = null;

const apart = new AsyncLocalStorage<true>();

/** Runs a function, and everything it starts, without using or filling the cache of shared reads. */
export function withoutSharedReads(run: () => void): void {
  apart.run(true, run);
}

/**
 * Caches a read's result until `publicVersion` changes. For reads of public tables that return the
 * same to everybody. Results are shared, so do not modify them.
 */
export function sharedRead<Args extends unknown[], Result>(
  read: (...args: Args) => Result,
): (...args: Args) => Result {
  let keptVersion = "";
  const kept = new Map<string, Result>();
  return (...args) => {
    // A transaction's own writes may still be rolled back.
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
