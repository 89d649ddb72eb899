/**
 * Checks that a database file is complete and undamaged. As a program (`node db/backup/check-backup.mjs FILE`) it
 * prints the result as JSON: checking a large file takes seconds, during which the shop could not respond.
 */
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import Database from "better-sqlite3";
import { schemaProblem } from "./schema-version.mjs";

/** @typedef {{ ok: true, counts: Record<string, number> } | { ok: false, why: string }} Checked */

const COUNTED_TABLES = ["orders", "events", "reviews", "users"];
const migrations = fileURLToPath(new URL("../migrations", import.meta.url));

/**
 * Returns the number of rows in the main tables, or what is wrong in a sentence.
 * @param {string} path
 * @returns {Checked}
 */
export function checkBackup(path) {
  /** @type {import("better-sqlite3").Database | undefined} */
  let file;
  try {
    file = new Database(path, { readonly: true, fileMustExist: true });
    return check(file);
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
function check(file) {
  const isShop = file
    .prepare("select 1 from sqlite_schema where type = 'table' and name = '__drizzle_migrations'")
    .get();
  if (!isShop) return { ok: false, why: "It is no database of this shop." };
  const problem = schemaProblem(file, migrations);
  if (problem) return { ok: false, why: `It ${problem}.` };
  const integrity = file.pragma("integrity_check", { simple: true });
  if (integrity !== "ok") return { ok: false, why: `It is damaged: ${integrity}.` };
  const broken = file.prepare("pragma foreign_key_check").all().length;
  if (broken > 0) return { ok: false, why: `${broken} of its rows refer to missing rows.` };
  const counts = COUNTED_TABLES.map((table) => [
    table,
    Number(file.prepare(`select count(*) from ${table}`).pluck().get()),
  ]);
  return { ok: true, counts: Object.fromEntries(counts) };
}

const [, program = "", path] = argv;
if (path && program.endsWith(join("db", "backup", "check-backup.mjs"))) {
  process.stdout.write(JSON.stringify(checkBackup(path)));
}
