/** The shop may have had other names before. */
const NAME = /^[a-z0-9-]+-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.db$/;
const UNFINISHED = /^[a-z0-9-]+-\d{4}-\d\d-\d\dT[\d-]{12}Z\.db\.part(-journal|-wal|-shm)?$/;
/** For this many days, the day's last backup is kept as well, because a mistake may be noticed late. */
const RETAINED_DAYS = 14;

/**
 * @param {string} shopName
 * @param {Date} at
 */
export function backupName(shopName, at) {
  const words = shopName.toLowerCase().match(/[a-z0-9]+/g) ?? ["shop"];
  return `${words.join("-").slice(0, 40)}-${at.toISOString().replaceAll(/[:.]/g, "-")}.db`;
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
 * What an interrupted backup left behind.
 * @param {string} name
 */
export function isUnfinishedBackup(name) {
  return UNFINISHED.test(name);
}

/**
 * The names that are those of backups, oldest first.
 * @param {string[]} names
 */
export function backupsAmong(names) {
  return names
    .map((name) => ({ name, at: backupMadeAt(name)?.getTime() }))
    .filter(({ at }) => at !== undefined)
    .sort((one, other) => Number(one.at) - Number(other.at))
    .map(({ name }) => name);
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
    const day = NAME.exec(name)?.[1] ?? "";
    if (!lastOfDay.has(day)) lastOfDay.set(day, name);
  }
  const ofDays = new Set([...lastOfDay.values()].slice(0, RETAINED_DAYS));
  return newestFirst.slice(keep).filter((name) => !ofDays.has(name));
}
