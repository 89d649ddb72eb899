import type { TestDatabase } from "./database.ts";

/** Tables that count events in others, or follow a printer in the background. */
const DERIVED = /^(sqlite_.*|.*_fts.*|public_version|sessions)$/;

/** Every row of the shop by table, without the times of changes. */
export function everything(database: TestDatabase): Record<string, string[]> {
  const tables = database
    .rows("select name from sqlite_master where type = 'table'")
    .map(({ name }) => String(name))
    .filter((name) => !DERIVED.test(name));
  return Object.fromEntries(tables.map((name) => [name, rowsOf(database, name)]));
}

function rowsOf(database: TestDatabase, table: string): string[] {
  const rows = database.rows(`select * from "${table}"`);
  return rows.map((row) => (table === "print_jobs" ? String(row.id) : withoutTimes(row))).sort();
}

function withoutTimes(row: Record<string, unknown>): string {
  const entries = Object.entries(row).filter(([name]) => !name.endsWith("_at"));
  return JSON.stringify(Object.fromEntries(entries)).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "");
}
