/**
 * Opens a database and says whether it is whole. Run as a program (`node db/backup/check-backup.mjs FILE`) it
 * prints that as JSON: checking a large file takes seconds in which a shop could answer nobody.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";

/** @typedef {{ ok: true, counts: Record<string, number> } | { ok: false, why: string }} Checked */

const COUNTED = ["orders", "events", "reviews", "users"];
const journal = fileURLToPath(new URL("../migrations/meta/_journal.json", import.meta.url));

/**
 * Takes a database's path, returns how many rows it has of what matters most, or in words what is wrong with it.
 * @param {string} path
 * @returns {Checked}
 */
export function checkBackup(path) {
  /** @type {import("better-sqlite3").Database | undefined} */
  let file;
  try {
    file = new Database(path, { readonly: true, fileMustExist: true });
    return checked(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { ok: false, why: `It cannot be read: ${why}.` };
  } finally {
    file?.close();
  }
}

/**
 * @param {import("better-sqlite3").Database} file
 * @returns {Checked}
 */
function checked(file) {
  const isShop = file
    .prepare("select 1 from sqlite_master where type = 'table' and name = '__drizzle_migrations'")
    .get();
  if (!isShop) return { ok: false, why: "It is no database of this shop." };
  const integrity = file.pragma("integrity_check", { simple: true });
  if (integrity !== "ok") return { ok: false, why: `It is damaged: ${integrity}.` };
  const strays = /** @type {unknown[]} */ (file.pragma("foreign_key_check"));
  if (strays.length > 0) {
    return { ok: false, why: `${strays.length} of its rows belong to rows that are missing.` };
  }
  const newest = Number(
    file.prepare("select coalesce(max(created_at), 0) from __drizzle_migrations").pluck().get(),
  );
  if (newest > newestKnownMigration()) {
    return { ok: false, why: "It was written by a newer version of the shop." };
  }
  const counts = COUNTED.filter((table) =>
    file.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(table),
  ).map((table) => [table, Number(file.prepare(`select count(*) from ${table}`).pluck().get())]);
  return { ok: true, counts: Object.fromEntries(counts) };
}

function newestKnownMigration() {
  /** @type {{ entries: { when: number }[] }} */
  const { entries } = JSON.parse(readFileSync(journal, "utf8"));
  return Math.max(...entries.map(({ when }) => when));
}

const [, program = "", path] = argv;
if (path && program.endsWith(join("db", "backup", "check-copy.mjs"))) {
  process.stdout.write(JSON.stringify(checkBackup(path)));
}
