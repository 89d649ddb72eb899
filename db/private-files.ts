import { chmodSync, existsSync, statSync } from "node:fs";

const OF_OWN_USER = 0o700;

/**
 * The database and its copies contain personal data. From now on, only this process's user can open
 * the files and folders that it creates, as well as a database that an older version created.
 */
export function keepFilesPrivate(databasePath: string): void {
  process.umask(0o077);
  for (const path of ["", "-wal", "-shm"].map((suffix) => databasePath + suffix)) {
    if (existsSync(path)) makePrivate(path);
  }
}

function makePrivate(path: string): void {
  try {
    chmodSync(path, statSync(path).mode & OF_OWN_USER);
  } catch {
    // It belongs to another user or is on a read-only disk, but can still be read.
  }
}
