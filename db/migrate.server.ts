import type { Database } from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { appliedMigrations, knownMigrations } from "./backup/schema-version.mjs";
import { refuseToOpen } from "./schema-version-guard.server.ts";
import { dropTriggers, hasCurrentTriggers, recreateTriggers } from "./triggers/recreate.ts";

/**
 * Brings the schema of the file up to date, and then its triggers, including the totals and search
 * tables that they update.
 */
export function migrateFile(file: Database, migrationsFolder: string): void {
  const isUpToDate = appliedMigrations(file).length === knownMigrations(migrationsFolder).length;
  // A migration that rebuilds a table first drops it, which would delete the rows that refer to it.
  file.pragma("foreign_keys = OFF");
  // A rebuilt table cannot be renamed while triggers refer to its old name.
  if (!isUpToDate) dropTriggers(file);
  migrate(drizzle(file), { migrationsFolder });
  // Also true after an interrupted or refused migration, so that the file is checked again.
  if (!hasCurrentTriggers(file)) {
    refuseBrokenReferences(file);
    recreateTriggers(file);
  }
  file.pragma("foreign_keys = ON");
}

function refuseBrokenReferences(file: Database): void {
  const broken = file.prepare("pragma foreign_key_check").all().length;
  if (broken === 0) return;
  refuseToOpen(
    file,
    `has ${broken} rows that refer to missing rows since its last migration. Restore a backup.`,
  );
}
