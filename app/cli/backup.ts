/** `npm run backup`: one backup now, made by the running shop if there is one. */
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createConnection } from "node:net";
import Database from "better-sqlite3";
import { copyDatabase } from "#db/backup/copy-database.mjs";
import { databasePath } from "#db/database-path.ts";
import { backupFolder, describeCounts, runCommand } from "./database-files.ts";

const DEFAULT_KEEP = 24;

type Backup = { path: string; bytes: number; counts: Record<string, number> };
type Reply = ({ ok: true } & Backup) | { ok: false; why: string };

await runCommand(async () => {
  if (!existsSync(databasePath)) throw new Error(`There is no database ${databasePath}.`);
  const { path, bytes, counts } = (await askRunningShop()) ?? (await backUpClosedFile());
  const megabytes = (bytes / 1024 / 1024).toFixed(1);
  console.log(`${path}: ${megabytes} MB, ${describeCounts(counts)}. Checked.`);
});

/** Null when no shop is running on this database. */
async function askRunningShop(): Promise<Backup | null> {
  const socket = createConnection(`${databasePath}.sock`).setEncoding("utf8");
  try {
    await once(socket, "connect");
  } catch {
    return null;
  }
  let text = "";
  for await (const part of socket) text += part;
  if (text === "") throw new Error("The shop stopped before the backup was made.");
  const reply: Reply = JSON.parse(text);
  if (!reply.ok) throw new Error(reply.why);
  return reply;
}

/** Uses the shop's own SQLite, so that a shop can open the database in the meantime. */
async function backUpClosedFile(): Promise<Backup> {
  const keep = Number(process.env.BACKUP_KEEP || DEFAULT_KEEP);
  if (!Number.isInteger(keep) || keep < 1) {
    throw new Error("BACKUP_KEEP must be a whole number from 1.");
  }
  const database = new Database(databasePath, { fileMustExist: true, timeout: 5000 });
  try {
    return await copyDatabase(database, { folder: backupFolder, keep });
  } finally {
    database.close();
  }
}
