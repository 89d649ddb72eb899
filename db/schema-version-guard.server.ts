import type { Database } from "better-sqlite3";
import { schemaProblem } from "./backup/schema-version.mjs";

/** Ends the process with one sentence unless this version of the shop knows the schema of the file. */
export function refuseUnknownSchema(file: Database, migrationsFolder: string): void {
  const problem = schemaProblem(file, migrationsFolder);
  if (problem)
    refuseToOpen(file, `${problem}. Start that version, or restore a backup made by this one.`);
}

/** Ends the process; `reason` completes a sentence that begins with the path of the file. */
export function refuseToOpen(file: Database, reason: string): never {
  process.stderr.write(`${file.name} ${reason}\n`);
  file.close();
  process.exit(1);
}
