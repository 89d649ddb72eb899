import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join, resolve } from "node:path";
import { lastBackup, makeBackup, setUpBackups } from "#app/domain/backup/make-backup.server.ts";
import { now } from "#app/domain/clock.ts";
import { env } from "#app/http/env.server.ts";
import { log } from "#app/http/log.server.ts";
import { openControlSocket } from "./control-socket.server.ts";

const MINUTE_MS = 60_000;
const HOOK_WITHIN_MS = 10 * MINUTE_MS;

/** Hands the finished copy to the command that takes it elsewhere; its path is the last argument. */
async function runHook(path: string): Promise<void> {
  if (!env.BACKUP_HOOK) return;
  const hook = spawn("/bin/sh", ["-c", `${env.BACKUP_HOOK} "$1"`, "sh", path], {
    stdio: ["ignore", "ignore", "pipe"],
    timeout: HOOK_WITHIN_MS,
    env: { ...process.env, BACKUP_FILE: path },
  });
  let said = "";
  hook.stderr.setEncoding("utf8").on("data", (text: string) => {
    said = (said + text).slice(-500);
  });
  const [code, signal] = await once(hook, "close");
  if (code !== 0) log.error({ code: code ?? signal, said }, "BACKUP_HOOK failed");
}

/** Makes a copy and hands it on; returns it before the hook has ended. */
async function backUp() {
  const copy = await makeBackup();
  log.info({ path: copy.path, bytes: copy.bytes, counts: copy.counts }, "backup made");
  runHook(copy.path).catch((error) => log.error({ err: error }, "BACKUP_HOOK failed"));
  return copy;
}

function msUntilDue(everyMs: number): number {
  const at = lastBackup()?.at;
  if (!at) return everyMs;
  return Math.min(Math.max(at.getTime() + everyMs - now().getTime(), 0), everyMs);
}

function schedule(everyMs: number, waitMs: number): void {
  // It never keeps a shop running that is about to end.
  setTimeout(async () => {
    try {
      await backUp();
    } catch (error) {
      log.error({ err: error }, "backup failed");
    }
    schedule(everyMs, everyMs);
  }, waitMs).unref();
}

/**
 * Starts copying the database on schedule and answers `npm run backup`. A shop that was closed for longer than
 * the interval makes its copy at once. Source: README, Backup.
 */
export function startScheduledBackups(): void {
  const dataFile = resolve(env.DATABASE_PATH);
  const folder = resolve(env.BACKUP_DIR ?? join(dirname(dataFile), "backups"));
  setUpBackups({ folder, keep: env.BACKUP_KEEP, everyMinutes: env.BACKUP_EVERY });
  openControlSocket(dataFile, backUp);
  const everyMs = env.BACKUP_EVERY * MINUTE_MS;
  if (everyMs > 0) schedule(everyMs, msUntilDue(everyMs));
}
