import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join, resolve } from "node:path";
import {
  lastBackup,
  makeBackup,
  noteCopiedElsewhere,
  setUpBackups,
} from "#app/domain/backup/make-backup.server.ts";
import { MINUTE_MS, now } from "#app/domain/clock.ts";
import { databasePath } from "#app/domain/database.server.ts";
import { env } from "#app/http/env.server.ts";
import { log } from "#app/http/log.server.ts";
import { openControlSocket } from "./control-socket.server.ts";

const HOOK_TIMEOUT_MS = 10 * MINUTE_MS;

/** Passes the backup's path to the hook as its last argument, but none of the shop's secrets. */
async function runHook(path: string): Promise<void> {
  if (!env.BACKUP_HOOK) return;
  const { PATH, HOME, TZ, NODE_ENV } = process.env;
  const hook = spawn("/bin/sh", ["-c", `${env.BACKUP_HOOK} "$1"`, "sh", path], {
    stdio: ["ignore", "ignore", "pipe"],
    timeout: HOOK_TIMEOUT_MS,
    env: { PATH, HOME, TZ, NODE_ENV, BACKUP_FILE: path },
  });
  let stderr = "";
  hook.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr = (stderr + text).slice(-500);
  });
  const [code, signal] = await once(hook, "close");
  if (code === 0) noteCopiedElsewhere();
  else log.error({ code: code ?? signal, stderr }, "BACKUP_HOOK failed");
}

/** Does not wait for the hook. */
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

function schedule(everyMs: number, delayMs: number): void {
  // The timer must not keep the process running.
  setTimeout(async () => {
    try {
      await backUp();
    } catch (error) {
      log.error({ err: error }, "backup failed");
    }
    schedule(everyMs, everyMs);
  }, delayMs).unref();
}

/**
 * Backs up the database on schedule and on `npm run backup`. If the shop was down for longer than
 * the interval, the first backup is made at once.
 */
export function startScheduledBackups(): void {
  const folder = resolve(env.BACKUP_DIR ?? join(dirname(databasePath), "backups"));
  setUpBackups({ folder, keep: env.BACKUP_KEEP, everyMinutes: env.BACKUP_EVERY });
  openControlSocket(databasePath, backUp);
  const everyMs = env.BACKUP_EVERY * MINUTE_MS;
  if (everyMs > 0) schedule(everyMs, msUntilDue(everyMs));
}
