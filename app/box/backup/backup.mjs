/** `npm run backup`: one copy now, from the shop itself where it is running. */
import { existsSync } from "node:fs";
import Database from "better-sqlite3";
import { copyDataFile } from "#db/backup/copy-data-file.mjs";
import { askRunningShop } from "./ask-running-shop.mjs";
import {
  backupFolder,
  DEFAULT_KEEP,
  dataFile,
  inMegabytes,
  inWords,
  runCommand,
} from "./data-files.mjs";

await runCommand(async () => {
  if (!existsSync(dataFile)) throw new Error(`There is no data file ${dataFile}.`);
  const copy = (await askRunningShop(dataFile)) ?? (await copyClosedFile());
  if (!copy.ok) throw new Error(copy.why);
  console.log(`${copy.path}: ${inMegabytes(copy.bytes)}, ${inWords(copy.counts)}. Checked.`);
});

/** With the shop's own SQLite, so that it does no harm should a shop open the file meanwhile. */
async function copyClosedFile() {
  const file = new Database(dataFile, { fileMustExist: true, timeout: 5000 });
  try {
    const keep = Number(process.env.BACKUP_KEEP || DEFAULT_KEEP);
    if (!Number.isInteger(keep) || keep < 1) {
      throw new Error("BACKUP_KEEP must be a whole number from 1.");
    }
    return {
      ok: /** @type {const} */ (true),
      ...(await copyDataFile(file, { folder: backupFolder, keep })),
    };
  } finally {
    file.close();
  }
}
