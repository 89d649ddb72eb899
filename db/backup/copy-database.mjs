import { execFile } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { open, statfs } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { backupName, backupsToRemove, isUnfinishedBackup } from "./backup-names.mjs";

/** @typedef {{ path: string, at: Date, bytes: number, counts: Record<string, number> }} Copy */

/** Its message is a sentence for the person who asked for the backup. */
export class BackupError extends Error {}

/** Space that stays free on the disk, so that a backup cannot make orders fail. */
const ROOM_LEFT_BYTES = 64 * 1024 * 1024;
const SUFFIX = ".part";

/**
 * Makes and checks a copy while others go on reading and writing, and removes the oldest copies. Throws a BackupError
 * when there is no room or the copy is incomplete.
 * @param {import("better-sqlite3").Database} file
 * @param {{ folder: string, keep: number }} options
 * @returns {Promise<Copy>}
 */
export async function copyDatabase(file, { folder, keep }) {
  const at = new Date();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  removeUnfinished(folder);
  await checkRoom(file, folder);
  const path = join(folder, backupName(shopName(file), at));
  const unfinished = path + SUFFIX;
  try {
    const before = orderCount(file);
    await file.backup(unfinished);
    const after = orderCount(file);
    // It contains personal data.
    chmodSync(unfinished, 0o600);
    makeOneFile(unfinished);
    const counts = await check(unfinished);
    const orders = counts.orders ?? 0;
    // Orders are never deleted, so the number in the copy must lie in between.
    if (orders < before || orders > after) {
      throw new BackupError(`The copy has ${orders} orders instead of ${before} to ${after}.`);
    }
    await flush(unfinished);
    renameSync(unfinished, path);
    await flush(folder);
    for (const old of backupsToRemove(readdirSync(folder), keep)) rmSync(join(folder, old));
    return { path, at, bytes: statSync(path).size, counts };
  } finally {
    removeUnfinished(folder);
  }
}

/** @param {import("better-sqlite3").Database} file */
function orderCount(file) {
  return Number(file.prepare("select count(*) from orders").pluck().get());
}

/** @param {import("better-sqlite3").Database} file */
function shopName(file) {
  const name = "select fields ->> 'name' from content where subject = 'shop'";
  return String(file.prepare(name).pluck().get() ?? "");
}

/**
 * Removes what an interrupted backup left behind.
 * @param {string} folder
 */
function removeUnfinished(folder) {
  for (const name of readdirSync(folder)) {
    if (isUnfinishedBackup(name)) rmSync(join(folder, name), { force: true });
  }
}

/**
 * @param {import("better-sqlite3").Database} file
 * @param {string} folder
 */
async function checkRoom(file, folder) {
  const bytes =
    Number(file.pragma("page_count", { simple: true })) *
    Number(file.pragma("page_size", { simple: true }));
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free < bytes + ROOM_LEFT_BYTES) {
    const inMegabytes = (/** @type {number} */ size) => `${Math.ceil(size / 1024 / 1024)} MB`;
    throw new BackupError(
      `There is no room in ${folder}: ${inMegabytes(free)} are free, the copy needs ${inMegabytes(bytes)} and leaves ${inMegabytes(ROOM_LEFT_BYTES)}.`,
    );
  }
}

/**
 * A copy inherits the write-ahead mode, in which opening it would create two more files beside it.
 * @param {string} path
 */
function makeOneFile(path) {
  const copy = new Database(path);
  copy.pragma("journal_mode = DELETE");
  copy.close();
}

/**
 * @param {string} path
 * @returns {Promise<Record<string, number>>}
 */
async function check(path) {
  const program = resolve("db/backup/check-backup.mjs");
  const { stdout } = await promisify(execFile)(process.execPath, [program, path]);
  /** @type {import("./check-backup.mjs").Checked} */
  const checked = JSON.parse(stdout);
  if (!checked.ok) throw new BackupError(`The copy is not whole. ${checked.why}`);
  return checked.counts;
}

/** @param {string} path */
async function flush(path) {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
