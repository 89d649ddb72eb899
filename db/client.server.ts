import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { openReplica } from "./replica.server.ts";
import { refuseNewerSchema } from "./schema-version-guard.server.ts";
import { timeStatements } from "./statement-times.server.ts";

export { replicaVersion } from "./replica.server.ts";
export { watchStatements } from "./statement-times.server.ts";

const MIGRATIONS = resolve("db/migrations");

/** A file that may only be read still opens: the menu can be read although nothing can be ordered. */
function unlessReadOnly(work: () => void) {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || !error.code.startsWith("SQLITE_READONLY")) {
      throw error;
    }
  }
}

function open(path: string) {
  mkdirSync(dirname(path), { recursive: true });
  const { LIBSQL_URL: syncUrl, LIBSQL_TOKEN: authToken } = process.env;
  const file = syncUrl ? openReplica(path, { syncUrl, authToken }) : new Database(path);
  refuseNewerSchema(file, MIGRATIONS);
  timeStatements(file);
  file.pragma("busy_timeout = 5000");
  unlessReadOnly(() => file.pragma("journal_mode = WAL"));
  // A confirmed order must survive a power cut, which NORMAL does not promise in WAL mode.
  file.pragma("synchronous = FULL");
  file.pragma("cache_size = -16000");
  file.pragma("journal_size_limit = 67108864");
  file.pragma("trusted_schema = OFF");
  // A migration that rebuilds a table would cascade its deletes with the keys enforced.
  file.pragma("foreign_keys = OFF");
  migrate(drizzle(file), { migrationsFolder: MIGRATIONS });
  file.pragma("foreign_keys = ON");
  unlessReadOnly(() => file.pragma("optimize"));
  return file;
}

/** The one connection of the one process that writes. Source: architecture, SQLite and Drizzle. */
export const sqlite = open(resolve(process.env.DATABASE_PATH ?? "data/shop.db"));

/** Drizzle over that connection; build each query once with `.prepare()`. Source: architecture, SQLite and Drizzle. */
export const db = drizzle(sqlite, { casing: "snake_case" });

class RolledBack {
  constructor(readonly outcome: unknown) {}
}

function isProblem(outcome: unknown): boolean {
  return typeof outcome === "object" && outcome !== null && "ok" in outcome && outcome.ok === false;
}

/**
 * Takes synchronous work, runs it in one immediate transaction and returns what it returned.
 * A returned problem (`ok: false`) rolls back as an exception does: a refusal leaves no trace.
 * Source: architecture, SQLite and Drizzle; decisions, Ordering.
 */
export function write<Outcome>(work: () => Outcome): Outcome {
  const run = sqlite.transaction(() => {
    const outcome = work();
    if (isProblem(outcome)) throw new RolledBack(outcome);
    return outcome;
  });
  try {
    return run.immediate();
  } catch (thrown) {
    if (thrown instanceof RolledBack) return thrown.outcome as Outcome;
    throw thrown;
  }
}
