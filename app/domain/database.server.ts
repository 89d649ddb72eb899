import { sqlite, watchStatements } from "#db/client.server.ts";
import { isStorageFailure } from "./storage.server.ts";

const changesByOthers = sqlite.prepare("pragma data_version").pluck();
const ownChanges = sqlite.prepare("select total_changes()").pluck();

/** A different text after every change of the database, by this process or another. */
export function dataVersion(): string {
  return `${changesByOthers.get()}.${ownChanges.get()}`;
}

/** Moves the write-ahead log into the file and closes it, when the process ends. */
export function closeDatabase(): void {
  try {
    sqlite.pragma("wal_checkpoint(TRUNCATE)");
  } catch (thrown) {
    // On a full disk the log stays beside the file, where the next start finds it.
    if (!isStorageFailure(thrown)) throw thrown;
  }
  sqlite.close();
}

const aRow = sqlite.prepare("select 1 from sqlite_schema limit 1").pluck();

export function isDatabaseReachable(): boolean {
  try {
    return aRow.get() === 1;
  } catch {
    return false;
  }
}

export const onStatement = watchStatements;
