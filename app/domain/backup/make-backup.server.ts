import { existsSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { backupMadeAt, backupsAmong } from "#db/backup/backup-names.mjs";
import { type Copy, copyDatabase } from "#db/backup/copy-database.mjs";
import { sqlite } from "#db/client.server.ts";
import { now } from "../clock.ts";

type BackupSettings = {
  folder: string;
  /** How many of the newest backups to keep. */
  keep: number;
  /** 0 disables scheduled backups. */
  everyMinutes: number;
};

type LastBackup = {
  /** When the newest backup was made; null while there is none. */
  at: Date | null;
  bytes: number;
  everyMinutes: number;
  /** When the latest attempt failed, if it did. */
  failedAt: Date | null;
};

/** An entry among the backups which records that a backup was copied to another machine. */
const COPIED = "copied-elsewhere";

let settings: BackupSettings | null = null;
let failedAt: Date | null = null;
let running: Promise<Copy> | null = null;

export function setUpBackups(chosen: BackupSettings): void {
  settings = chosen;
}

/**
 * Backs up and verifies the database while the shop keeps running, then removes the oldest backups. Concurrent
 * requests share one backup. Throws a BackupError when disk space is short or the backup is damaged.
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

export function noteCopiedElsewhere(): void {
  if (settings) writeFileSync(join(settings.folder, COPIED), "");
}

export function isCopiedElsewhere(): boolean {
  return settings !== null && existsSync(join(settings.folder, COPIED));
}

/** Null when backups are off. */
export function lastBackup(): LastBackup | null {
  if (!settings || settings.everyMinutes === 0) return null;
  const { folder, everyMinutes } = settings;
  const newest = backupsAmong(namesIn(folder)).at(-1);
  if (!newest) return { at: null, bytes: 0, everyMinutes, failedAt };
  const { size } = statSync(join(folder, newest), { throwIfNoEntry: false }) ?? { size: 0 };
  return { at: backupMadeAt(newest), bytes: size, everyMinutes, failedAt };
}
