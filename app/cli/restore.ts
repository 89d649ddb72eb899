/** `npm run restore -- FILE`: replaces the database with a checked backup and renames the old file. */
import {
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, resolve } from "node:path";
import { argv } from "node:process";
import Database from "better-sqlite3";
import { checkBackup } from "#db/backup/check-backup.mjs";
import { databasePath } from "#db/database-path.ts";
import { keepFilesPrivate } from "#db/private-files.ts";
import { describeCounts, runCommand } from "./database-files.ts";

const COMPANIONS = ["-wal", "-shm"];

await runCommand(async () => {
  const chosen = argv[2];
  if (!chosen) throw new Error("Which backup? npm run restore -- data/backups/….db");
  const backup = resolve(chosen);
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}.`);
  if (backup === databasePath) throw new Error(`${backup} is the database itself.`);
  mkdirSync(dirname(databasePath), { recursive: true });
  const incoming = `${databasePath}.restoring`;
  removeWithCompanions(incoming);
  try {
    // Check a copy, so that the backup itself stays untouched.
    copyFileSync(backup, incoming, constants.COPYFILE_FICLONE);
    // The copy has the original's permissions.
    keepFilesPrivate(incoming);
    // When an administrator restores it, the file must still belong to the user that runs the shop.
    const { uid, gid } = statSync(dirname(databasePath));
    if (process.getuid?.() === 0) chownSync(incoming, uid, gid);
    const checked = checkBackup(incoming);
    if (!checked.ok) throw new Error(`${backup} was not restored. ${checked.why}`);
    pauseBilling(incoming);
    flush(incoming);
    const aside = replaceDatabase(incoming);
    console.log(`Restored ${backup}: ${describeCounts(checked.counts)}.`);
    console.log("No bills are issued until their last numbers are entered in the admin area.");
    if (aside) console.log(`The file that was there before is now ${aside}.`);
  } finally {
    removeWithCompanions(incoming);
  }
});

/** Numbers of bills that are missing from the backup must not be used again: see docs/backup.md. */
function pauseBilling(incoming: string): void {
  const database = new Database(incoming);
  database.exec("insert or replace into settings (key, value) values ('restored', 'true')");
  database.close();
}

/** Returns where the old file went, if there was one. */
function replaceDatabase(incoming: string): string | null {
  const unlock = lockOldFile();
  try {
    const aside = moveOldFileAside();
    renameSync(incoming, databasePath);
    flush(dirname(databasePath));
    return aside;
  } finally {
    unlock();
  }
}

/**
 * Leaving WAL mode needs exclusive access, so no process has the database open, and none can open
 * it before it is replaced.
 */
function lockOldFile(): () => void {
  if (!existsSync(databasePath)) {
    // The write-ahead log of a missing database must not be replayed into the restored one.
    for (const suffix of COMPANIONS) rmSync(databasePath + suffix, { force: true });
    return () => {};
  }
  const database = new Database(databasePath, { timeout: 500 });
  try {
    database.pragma("journal_mode = DELETE");
    database.exec("begin exclusive");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code.startsWith("SQLITE_BUSY")) {
      database.close();
      throw new Error(`A shop is running on ${databasePath}. Stop it first.`);
    }
    // A damaged file is the reason for restoring, so it is only renamed.
  }
  return () => database.close();
}

function moveOldFileAside(): string | null {
  if (!existsSync(databasePath)) return null;
  const aside = `${databasePath}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  renameSync(databasePath, aside);
  for (const suffix of COMPANIONS) {
    if (existsSync(databasePath + suffix)) renameSync(databasePath + suffix, aside + suffix);
  }
  return aside;
}

function removeWithCompanions(path: string): void {
  for (const suffix of ["", "-journal", ...COMPANIONS]) rmSync(path + suffix, { force: true });
}

function flush(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
