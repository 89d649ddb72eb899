import { dirname, join, resolve } from "node:path";

/** Absolute path of the data file that the environment names. */
export const dataFile = resolve(process.env.DATABASE_PATH || "data/shop.db");

/** Absolute path of the folder that copies go to. */
export const backupFolder = resolve(process.env.BACKUP_DIR || join(dirname(dataFile), "backups"));

export const DEFAULT_KEEP = 24;

/**
 * @param {number} bytes
 * @returns {string}
 */
export function inMegabytes(bytes) {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}

/**
 * @param {Record<string, number>} counts
 * @returns {string}
 */
export function inWords(counts) {
  return Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(", ");
}

/**
 * Runs a command; what went wrong becomes one sentence and exit code 1.
 * @param {() => Promise<void>} command
 */
export async function runCommand(command) {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
