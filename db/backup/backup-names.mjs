const NAME = /^chatpata-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/;
/** For so many days the last backup is retained as well, because a mistake may be noticed late. */
const RETAINED_DAYS = 14;

/**
 * Names of backups sort by time.
 * @param {Date} at
 */
export function backupName(at) {
  return `chatpata-${at.toISOString().replaceAll(/[:.]/g, "-")}.db`;
}

/**
 * When a backup was made; null if the file is not a backup.
 * @param {string} name
 */
export function backupMadeAt(name) {
  const parts = NAME.exec(name);
  if (!parts) return null;
  const [, day, hours, minutes, seconds, milliseconds] = parts;
  return new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}

/**
 * The names that are those of backups, oldest first.
 * @param {string[]} names
 */
export function backupsAmong(names) {
  return names.filter((name) => backupMadeAt(name) !== null).sort();
}

/**
 * The backups that are neither among the newest nor the last of their day (UTC) on one of the latest days with backups.
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
  const ofDays = new Set([...lastOfDay.values()].slice(0, RETAINED_DAYS));
  return newestFirst.slice(keep).filter((name) => !ofDays.has(name));
}
