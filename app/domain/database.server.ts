import { replicaVersion, sqlite, watchStatements } from "#db/client.server.ts";
import { isStorageFailure } from "./storage.server.ts";

const others = sqlite.prepare("pragma data_version").pluck();
const own = sqlite.prepare("select total_changes()").pluck();

/**
 * Returns a text that is another after every change of the database, by this process or another.
 * Whatever was made from the data under one version is right as long as the version is the same.
 * Source: SQLite's documentation of `data_version` and `total_changes`.
 */
export function dataVersion(): string {
  return replicaVersion(sqlite) ?? `${others.get()}.${own.get()}`;
}

/** Brings everything into the one file and closes it: the process ends. */
export function closeDatabase(): void {
  try {
    sqlite.pragma("wal_checkpoint(TRUNCATE)");
  } catch (thrown) {
    // On a full disk what was written last stays in the log beside the file, where the next start finds it.
    if (!isStorageFailure(thrown)) throw thrown;
  }
  sqlite.close();
}

const aRow = sqlite.prepare("select 1 from sqlite_schema limit 1").pluck();

/** Returns whether the file answers. Source: decisions, One box. */
export function isDatabaseReachable(): boolean {
  try {
    return aRow.get() === 1;
  } catch {
    return false;
  }
}

/** Takes what wants to know how long each statement took (its text without values, milliseconds). Source: decisions, One box (logs). */
export const onStatement = watchStatements;
