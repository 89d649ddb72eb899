import type { Database } from "better-sqlite3";

type Row = Record<string, unknown>;

/** Inserts a row. Required columns that are not given are empty. */
export function insertRow(file: Database, table: string, given: Row): void {
  const required = file
    .prepare<[string], { name: string; type: string }>(
      `select name, type from pragma_table_info(?) where "notnull" and dflt_value is null and not pk`,
    )
    .all(table)
    .map(({ name, type }) => [name, type === "TEXT" ? "" : 0]);
  const row: Row = { ...Object.fromEntries(required), ...given };
  const columns = Object.keys(row);
  file
    .prepare(`insert into ${table} (${columns}) values (${columns.map(() => "?")})`)
    .run(...Object.values(row));
}
