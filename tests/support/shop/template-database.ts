import { copyFileSync } from "node:fs";
import Database from "better-sqlite3";

const TEMPLATE = "CHATPATA_TEMPLATE_DATABASE";

/** Saves a stopped server's database as the template. The workers inherit its path in the environment. */
export function saveTemplateDatabase(databasePath: string, templatePath: string): void {
  const database = new Database(databasePath);
  // The latest writes are still in the write-ahead log.
  database.pragma("wal_checkpoint(TRUNCATE)");
  database.close();
  copyFileSync(databasePath, templatePath);
  process.env[TEMPLATE] = templatePath;
}

/** Copies the template: a shop after its first start. */
export function copyTemplateDatabase(path: string): void {
  const template = process.env[TEMPLATE];
  if (!template) throw new Error(`${TEMPLATE} is not set: run the tests with their configuration.`);
  copyFileSync(template, path);
}
