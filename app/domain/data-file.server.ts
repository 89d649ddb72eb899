import { sqlite } from "#db/client.server.ts";

const others = sqlite.prepare("pragma data_version").pluck();
const own = sqlite.prepare("select total_changes()").pluck();

/**
 * Returns a text that is another after every change of the database, by this process or another.
 * Whatever was made from the data under one version is right as long as the version is the same.
 * Source: SQLite's documentation of `data_version` and `total_changes`.
 */
export function dataVersion(): string {
  return `${others.get()}.${own.get()}`;
}

/** Brings everything into the one file and closes it: the process ends. */
export function closeDataFile(): void {
  sqlite.pragma("wal_checkpoint(TRUNCATE)");
  sqlite.close();
}

/** Returns whether the file answers. */
export function dataFileAnswers(): boolean {
  try {
    return sqlite.prepare("select 1").pluck().get() === 1;
  } catch {
    return false;
  }
}
