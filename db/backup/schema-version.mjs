import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * When each migration of this version of the shop was generated, oldest first (UTC milliseconds).
 * @param {string} migrationsFolder
 * @returns {number[]}
 */
export function knownMigrations(migrationsFolder) {
  /** @type {{ entries: { when: number }[] }} */
  const { entries } = JSON.parse(
    readFileSync(join(migrationsFolder, "meta", "_journal.json"), "utf8"),
  );
  return entries.map(({ when }) => when);
}

/**
 * The same for the migrations that were applied to a database file.
 * @param {import("better-sqlite3").Database} file
 * @returns {number[]}
 */
export function appliedMigrations(file) {
  const isMigrated = file
    .prepare("select 1 from sqlite_schema where name = '__drizzle_migrations'")
    .get();
  if (!isMigrated) return [];
  return file
    .prepare("select created_at from __drizzle_migrations order by created_at")
    .pluck()
    .all()
    .map(Number);
}

/**
 * Why this version of the shop cannot use a database file, as the end of a sentence; null when it can.
 * @param {import("better-sqlite3").Database} file
 * @param {string} migrationsFolder
 * @returns {string | null}
 */
export function schemaProblem(file, migrationsFolder) {
  const known = knownMigrations(migrationsFolder);
  const unknown = appliedMigrations(file).filter((when) => !known.includes(when));
  if (unknown.length === 0) return null;
  return unknown.some((when) => when > Math.max(...known))
    ? "was written by a newer version of the shop"
    : "was written by a version of the shop from before its first release";
}
