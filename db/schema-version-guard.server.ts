import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "better-sqlite3";

function newestKnown(migrationsFolder: string): number {
  const journal: { entries: { when: number }[] } = JSON.parse(
    readFileSync(join(migrationsFolder, "meta", "_journal.json"), "utf8"),
  );
  return Math.max(...journal.entries.map(({ when }) => when));
}

function newestApplied(file: Database): number {
  const wasMigrated = file
    .prepare("select 1 from sqlite_schema where name = '__drizzle_migrations'")
    .get();
  if (!wasMigrated) return 0;
  return Number(file.prepare("select max(created_at) from __drizzle_migrations").pluck().get());
}

/**
 * Takes an open file and the folder of the migrations; ends the process with one sentence when a later version
 * of the shop has changed the file: this one would write into tables that it does not know.
 * Source: decisions, One box.
 */
export function refuseNewerSchema(file: Database, migrationsFolder: string): void {
  if (newestApplied(file) <= newestKnown(migrationsFolder)) return;
  process.stderr.write(
    `${file.name} was written by a newer version of the shop. Start that version, or restore a backup made by this one.\n`,
  );
  file.close();
  process.exit(1);
}
