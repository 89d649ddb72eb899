import { performance } from "node:perf_hooks";
import type { Database, Statement } from "better-sqlite3";

/** Gets the statement's text without values and how long it took. */
type Watcher = (sql: string, ms: number) => void;

const watchers = new Set<Watcher>();

/** Takes what wants to know of each statement that ran. Source: architecture, SQLite and Drizzle. */
export function watchStatements(watcher: Watcher): void {
  watchers.add(watcher);
}

/**
 * Takes an open file and times all its statements from now on. Its own `verbose` would tell the values, which
 * may be a person's, and no times. Source: architecture, SQLite and Drizzle.
 */
export function timeStatements(file: Database): void {
  const statements: Statement = Object.getPrototypeOf(file.prepare("select 1"));
  statements.run = timed(statements.run);
  statements.get = timed(statements.get);
  statements.all = timed(statements.all);
}

function timed<Answer>(untimed: (this: Statement, ...values: unknown[]) => Answer) {
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
