import { createHash } from "node:crypto";
import { copyFileSync } from "node:fs";
import Database from "better-sqlite3";

const TEMPLATE = "CHATPATA_TEMPLATE_DATABASE";
/** Every copy has a session of the first admin with this token, because logging in is slow. */
export const ownerToken = "session-of-the-first-admin".padEnd(43, "x");

/** Saves a stopped server's database as the template. The workers inherit its path in the environment. */
export function saveTemplateDatabase(databasePath: string, templatePath: string): void {
  const database = new Database(databasePath);
  const now = Date.now();
  database
    .prepare(
      `insert into sessions (id, token_hash, user_id, created_at, last_seen_at, expires_at)
        select '0', ?, id, ?, ?, ? from users where role = 'owner'`,
    )
    .run(
      createHash("sha256").update(ownerToken).digest("base64url"),
      ...[now, now, now + 12 * 3_600_000],
    );
  // The latest writes are still in the write-ahead log.
  database.pragma("wal_checkpoint(TRUNCATE)");
  database.close();
  copyFileSync(databasePath, templatePath);
  process.env[TEMPLATE] = templatePath;
}

/** Copies the template: a shop after its first start. */
export function copyTemplateDatabase(path: string): void {
  copyFileSync(templatePath(), path);
}

/** Gives a running shop the template's rows instead of its own. */
export async function restoreTemplateDatabase(path: string): Promise<void> {
  const template = new Database(templatePath(), { readonly: true });
  const before = new Database(path, { readonly: true });
  const secrets = before.prepare("select * from secrets").all();
  before.close();
  await template.backup(path);
  template.close();
  const database = new Database(path);
  // The shop remembers its keys.
  const keep = database.prepare(
    "insert or replace into secrets (name, value) values (@name, @value)",
  );
  for (const secret of secrets) keep.run(secret);
  // Otherwise the shop would show what it cached for the same version.
  database.prepare("update public_version set version = ?").run(Date.now());
  database.close();
}

function templatePath(): string {
  const template = process.env[TEMPLATE];
  if (!template) throw new Error(`${TEMPLATE} is not set: run the tests with their configuration.`);
  return template;
}
