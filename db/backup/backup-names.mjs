/** How copies of the database are called and which of them are kept. */

const NAME = /^chatpata-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/;
/** Beside the newest copies, the last of each of so many days stays: a mistake may be noticed late. */
const DAYS_KEPT = 14;

/**
 * Takes an instant, returns the name of a copy made then; names sort by time.
 * @param {Date} at
 */
export function backupName(at) {
  return `chatpata-${at.toISOString().replaceAll(/[:.]/g, "-")}.db`;
}

/**
 * Takes a file's name, returns when that copy was made, or null when it is no copy's name.
 * @param {string} name
 */
export function backupMadeAt(name) {
  const parts = NAME.exec(name);
  if (!parts) return null;
  const [, day, hours, minutes, seconds, milliseconds] = parts;
  return new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}

/**
 * Takes the names in a folder, returns those of copies, oldest first.
 * @param {string[]} names
 */
export function backupsAmong(names) {
  return names.filter((name) => backupMadeAt(name) !== null).sort();
}

/**
 * Takes the names in a folder and how many of the newest copies stay, returns the copies to remove: neither
 * among the newest nor the last of one of the latest days that have any (UTC).
 * @param {string[]} names
 * @param {number} keep
 */
export function backupsToRemove(names, keep) {
  const newestFirst = backupsAmong(names).reverse();
  /** @type {Map<string, string>} */
  const lastOfDay = new Map();
  for (const name of newestFirst) {
    const day = name.slice(0, "chatpata-2026-11-21".length);
    if (!lastOfDay.has(day)) lastOfDay.set(day, name);
  }
  const ofDays = new Set([...lastOfDay.values()].slice(0, DAYS_KEPT));
  return newestFirst.slice(keep).filter((name) => !ofDays.has(name));
}
