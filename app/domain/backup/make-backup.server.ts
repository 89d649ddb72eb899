import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { backupMadeAt, backupsAmong } from "#db/backup/backup-names.mjs";
import { type Copy, copyDatabase } from "#db/backup/copy-database.mjs";
import { sqlite } from "#db/client.server.ts";
import { now } from "../clock.ts";

export type BackupSettings = {
  folder: string;
  /** How many of the newest copies stay. */
  keep: number;
  /** 0: only when somebody asks. */
  everyMinutes: number;
};

export type LastBackup = {
  /** When the newest copy was made; null while there is none. */
  at: Date | null;
  bytes: number;
  everyMinutes: number;
  /** When it last went wrong, if the newest try did. */
  failedAt: Date | null;
};

let settings: BackupSettings | null = null;
let failedAt: Date | null = null;
let running: Promise<Copy> | null = null;

/** Takes where and how often copies are made; called once, at the start. Source: README, Backup. */
export function setUpBackups(chosen: BackupSettings): void {
  settings = chosen;
}

/**
 * Makes a checked copy of the database while the shop goes on, and removes the oldest ones. Who asks while one
 * is being made gets that one. Throws a BackupError when there is no room or the copy is not whole.
 * Source: README, Backup.
 */
export function makeBackup(): Promise<Copy> {
  if (!settings) throw new Error("Backups were not set up");
  running ??= copyDatabase(sqlite, settings)
    .then(
      (copy) => {
        failedAt = null;
        return copy;
      },
      (error) => {
        failedAt = now();
        throw error;
      },
    )
    .finally(() => {
      running = null;
    });
  return running;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Returns the newest copy's time and size and whether the newest try failed; null when backups are off. Source: README, Backup. */
export function lastBackup(): LastBackup | null {
  if (!settings || settings.everyMinutes === 0) return null;
  const { folder, everyMinutes } = settings;
  const newest = backupsAmong(namesIn(folder)).at(-1);
  if (!newest) return { at: null, bytes: 0, everyMinutes, failedAt };
  const { size } = statSync(join(folder, newest), { throwIfNoEntry: false }) ?? { size: 0 };
  return { at: backupMadeAt(newest), bytes: size, everyMinutes, failedAt };
}
