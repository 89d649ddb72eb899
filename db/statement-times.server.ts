import { performance } from "node:perf_hooks";
import type { Database, Statement } from "better-sqlite3";

/** Receives the text of a statement, without its values, and its duration. */
type Watcher = (sql: string, ms: number) => void;

const watchers = new Set<Watcher>();

export function watchStatements(watcher: Watcher): void {
  watchers.add(watcher);
}

/**
 * From now on, times every statement by wrapping the methods that run statements. better-sqlite3's
 * own `verbose` option reports values, which may be personal data, but no times.
 */
export function timeStatements(file: Database): void {
  const statements: Statement = Object.getPrototypeOf(file.prepare("select 1"));
  statements.run = timed(statements.run);
  statements.get = timed(statements.get);
  statements.all = timed(statements.all);
}

function timed<Answer>(untimed: (this: Statement, ...values: unknown[]) => Answer) {
  if (typeof untimed !== "function") throw new Error("better-sqlite3's Statement has changed");
  return function timedStatement(this: Statement, ...values: unknown[]): Answer {
    if (watchers.size === 0) return untimed.apply(this, values);
    const began = performance.now();
    try {
      return untimed.apply(this, values);
    } finally {
      const ms = performance.now() - began;
      for (const watcher of watchers) watcher(this.source, ms);
    }
  };
}
