import type { Database } from "better-sqlite3";
import { schemaProblem } from "./backup/schema-version.mjs";

/** Ends the process with a one-sentence message unless this version of the shop knows the file's schema. */
export function refuseUnknownSchema(file: Database, migrationsFolder: string): void {
  const problem = schemaProblem(file, migrationsFolder);
  if (problem)
    refuseToOpen(file, `${problem}. Start that version, or restore a backup made by this one.`);
}

/** Ends the process; `reason` completes a sentence that starts with the file's path. */
export function refuseToOpen(file: Database, reason: string): never {
  process.stderr.write(`${file.name} ${reason}\n`);
  file.close();
  process.exit(1);
}
