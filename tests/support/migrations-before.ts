import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A copy, in `folder`, of the migrations without the one of this name and later ones. */
export function migrationsBefore(folder: string, name: string): string {
  const copy = join(folder, `before_${name}`);
  cpSync("db/migrations", copy, { recursive: true });
  const path = join(copy, "meta/_journal.json");
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(path, "utf8"));
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith(`_${name}`));
  if (index < 1) throw new Error(`No migration ${name} after the first.`);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
  return copy;
}
