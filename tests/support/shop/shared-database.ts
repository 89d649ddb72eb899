import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";

const folder = mkdtempSync(join(tmpdir(), "chatpata-unit-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
process.env.DATABASE_PATH = join(folder, "shop.db");

const { sqlite } = await import("#db/client.server.ts");
await sqlite.backup(join(folder, "empty.db"));
const empty = new Database(join(folder, "empty.db"), { readonly: true });

/** Test files share a process, and so the connection to its database; each starts with an empty one. */
export async function emptyDatabase(): Promise<void> {
  await empty.backup(join(folder, "shop.db"));
  // Otherwise the domain would return what it remembers for the same version.
  sqlite.prepare("update public_version set version = ?").run(Date.now());
}
