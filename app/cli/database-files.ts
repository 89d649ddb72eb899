import { dirname, join, resolve } from "node:path";
import { databasePath } from "#db/database-path.ts";
import { keepFilesPrivate } from "#db/private-files.ts";

/** Absolute path of the folder that backups go to. */
export const backupFolder = resolve(
  process.env.BACKUP_DIR || join(dirname(databasePath), "backups"),
);

/** "120 orders, 4 users". */
export function describeCounts(counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([table, count]) => `${count} ${table}`)
    .join(", ");
}

/** Runs a command; an error becomes one sentence and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  keepFilesPrivate(databasePath);
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
