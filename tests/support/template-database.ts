import { copyFileSync } from "node:fs";
import Database from "better-sqlite3";

const TEMPLATE = "CHATPATA_TEMPLATE_DATABASE";

/** Keeps a stopped server's file as the template and tells the workers, which inherit the environment. */
export function saveTemplateDatabase(databasePath: string, templatePath: string): void {
  const database = new Database(databasePath);
  // What was written last is still in the write-ahead log beside the file.
  database.pragma("wal_checkpoint(TRUNCATE)");
  database.close();
  copyFileSync(databasePath, templatePath);
  process.env[TEMPLATE] = templatePath;
}

/** Copies the template to the given path: a shop just after its first start. */
export function copyTemplateDatabase(path: string): void {
  const template = process.env[TEMPLATE];
  if (!template) throw new Error(`${TEMPLATE} is not set: run the tests with their configuration.`);
  copyFileSync(template, path);
}
