import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";

/** A copy, in `folder`, of the migrations before the one with this name. */
function migrationsBefore(folder: string, name: string): string {
  const copy = join(folder, `before_${name}`);
  cpSync("db/migrations", copy, { recursive: true });
  const path = join(copy, "meta/_journal.json");
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(path, "utf8"));
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  if (index < 1) throw new Error(`No migration ${name} after the first.`);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
  return copy;
}

/** Makes an older file, without the current triggers, which need the current tables. Copies go into `folder`. */
export function migrateBefore(file: Database, folder: string, name: string): void {
  file.pragma("foreign_keys = OFF");
  migrate(drizzle(file), { migrationsFolder: migrationsBefore(folder, name) });
  file.pragma("foreign_keys = ON");
}
