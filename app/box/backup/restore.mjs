/** `npm run restore -- FILE`: puts a checked copy in the data file's place and keeps the old file aside. */
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
import { checkCopy } from "#db/backup/check-copy.mjs";
import { dataFile, inWords, runCommand } from "./data-files.mjs";

const BESIDE = ["-wal", "-shm"];

await runCommand(async () => {
  const chosen = argv[2];
  if (!chosen) throw new Error("Which copy? npm run restore -- data/backups/chatpata-….db");
  const copy = resolve(chosen);
  if (!existsSync(copy)) throw new Error(`There is no file ${copy}.`);
  if (copy === dataFile) throw new Error(`${copy} is the data file itself.`);
  mkdirSync(dirname(dataFile), { recursive: true });
  const incoming = `${dataFile}.restoring`;
  removeWithCompanions(incoming);
  try {
    // Checked as it will be used, so that the copy itself stays untouched.
    copyFileSync(copy, incoming, constants.COPYFILE_FICLONE);
    // Restored by an administrator, it still belongs to whom the shop runs as.
    const { uid, gid } = statSync(dirname(dataFile));
    if (process.getuid?.() === 0) chownSync(incoming, uid, gid);
    const checked = checkCopy(incoming);
    if (!checked.ok) throw new Error(`${copy} was not restored. ${checked.why}`);
    flush(incoming);
    const aside = replaceDataFile(incoming);
    console.log(`Restored ${copy}: ${inWords(checked.counts)}.`);
    if (aside) console.log(`The file that was there before is now ${aside}.`);
  } finally {
    removeWithCompanions(incoming);
  }
});

/**
 * @param {string} incoming
 * @returns {string | null}
 */
function replaceDataFile(incoming) {
  const release = holdOldFile();
  try {
    const aside = moveOldFileAside();
    renameSync(incoming, dataFile);
    flush(dirname(dataFile));
    return aside;
  } finally {
    release();
  }
}

/**
 * Makes sure that nobody has the data file open and that nobody opens it until it is replaced: leaving write-ahead
 * mode needs the file to itself. Returns what lets it go.
 * @returns {() => void}
 */
function holdOldFile() {
  if (!existsSync(dataFile)) {
    // The log of a file that is gone must not be played into another.
    for (const name of BESIDE) rmSync(dataFile + name, { force: true });
    return () => {};
  }
  const file = new Database(dataFile, { timeout: 500 });
  try {
    file.pragma("journal_mode = DELETE");
    file.exec("begin exclusive");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code.startsWith("SQLITE_BUSY")) {
      file.close();
      throw new Error(`A shop is running on ${dataFile}. Stop it first.`);
    }
    // A damaged file is why somebody restores; it is kept aside as it is.
  }
  return () => file.close();
}

/** @returns {string | null} */
function moveOldFileAside() {
  if (!existsSync(dataFile)) return null;
  const aside = `${dataFile}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  renameSync(dataFile, aside);
  for (const name of BESIDE) {
    if (existsSync(dataFile + name)) renameSync(dataFile + name, aside + name);
  }
  return aside;
}

/** @param {string} path */
function removeWithCompanions(path) {
  for (const name of ["", "-journal", ...BESIDE]) rmSync(path + name, { force: true });
}

/** @param {string} path */
function flush(path) {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
