import { sqlite, watchStatements } from "#db/client.server.ts";
import { isStorageFailure } from "./storage.server.ts";

export { databasePath } from "#db/database-path.ts";

/** Leaves a single file without a write-ahead log, so that it can be opened on a read-only disk. */
export function closeDatabase(): void {
  try {
    sqlite.pragma("wal_checkpoint(TRUNCATE)");
    // Fails at once while another process has the file open.
    sqlite.pragma("busy_timeout = 0");
    sqlite.pragma("journal_mode = DELETE");
  } catch (thrown) {
    // On a full disk the last writes stay in the write-ahead log, where the next start finds them.
    if (!isStorageFailure(thrown)) throw thrown;
  }
  sqlite.close();
}

const anyRow = sqlite.prepare("select 1 from sqlite_schema limit 1").pluck();

export function isDatabaseReachable(): boolean {
  try {
    return anyRow.get() === 1;
  } catch {
    return false;
  }
}

/** Called with each statement (SQL without values) and its duration in milliseconds. */
export const onStatement = watchStatements;
