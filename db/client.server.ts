import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import Database from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { databasePath } from "./database-path.ts";
import { migrateFile } from "./migrate.server.ts";
import { keepFilesPrivate } from "./private-files.ts";
import { refuseUnknownSchema } from "./schema-version-guard.server.ts";
import { timeStatements } from "./statement-times.server.ts";

export { given } from "./given.ts";
export { watchStatements } from "./statement-times.server.ts";

const MIGRATIONS = resolve("db/migrations");

/** A read-only file can still be opened: the menu is shown, although nothing can be ordered. */
function unlessReadOnly(work: () => void) {
  try {
    work();
  } catch (error) {
    if (!(error instanceof Database.SqliteError) || !error.code.startsWith("SQLITE_READONLY")) {
      throw error;
    }
  }
}

/** Errors of the file system and of SQLite: missing, no permission, read-only, full, damaged, not a database. */
const CANNOT_OPEN =
  /^(E(ACCES|PERM|ROFS|NOSPC|NOENT|NOTDIR|EXIST)|SQLITE_(CANTOPEN|PERM|READONLY|FULL|IOERR|NOTADB|CORRUPT))/;

/** Ends the process with a one-sentence message if the file cannot be used. */
function openOrEnd(path: string) {
  try {
    return open(path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && CANNOT_OPEN.test(String(error.code)))) {
      throw error;
    }
    process.stderr.write(
      `${path} cannot be opened (${error.message}). Check the disk and that this user may write to the folder, then start the shop again.\n`,
    );
    process.exit(1);
  }
}

function open(path: string) {
  keepFilesPrivate(path);
  mkdirSync(dirname(path), { recursive: true });
  const file = new Database(path);
  refuseUnknownSchema(file, MIGRATIONS);
  timeStatements(file);
  file.pragma("busy_timeout = 5000");
  unlessReadOnly(() => file.pragma("journal_mode = WAL"));
  // A confirmed order must survive a power failure, which NORMAL does not guarantee in WAL mode.
  file.pragma("synchronous = FULL");
  file.pragma("cache_size = -16000");
  file.pragma("journal_size_limit = 67108864");
  file.pragma("trusted_schema = OFF");
  migrateFile(file, MIGRATIONS);
  unlessReadOnly(() => file.pragma("optimize"));
  return file;
}

/** The only connection; one process writes. */
export const sqlite = openOrEnd(databasePath);

/**
 * Build each query once, with `.prepare()`, or `prepareInsert` and `updateRow` (prepare-writes.server.ts): building it
 * per call is seven times slower. `given(users.id)` selects the rows whose id is passed when the query runs.
 */
export const db = drizzle(sqlite, { casing: "snake_case" });

class RolledBack {
  constructor(readonly outcome: unknown) {}
}

function isProblem(outcome: unknown): boolean {
  return typeof outcome === "object" && outcome !== null && "ok" in outcome && outcome.ok === false;
}

/**
 * Runs synchronous work in one immediate transaction. A returned problem (`ok: false`) rolls back,
 * just like an exception.
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
