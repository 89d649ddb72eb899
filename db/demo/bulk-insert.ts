import { getTableName } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { sqlite } from "#db/client.server.ts";

/** The stored form of a column's value: instants are UTC milliseconds, flags 0 or 1, lists and objects JSON. */
type Stored<Value> = Value extends Date | boolean ? number : Value extends object ? string : Value;
type StoredRow<Table extends SQLiteTable> = {
  [Column in keyof Table["$inferInsert"]]: Stored<Table["$inferInsert"][Column]>;
};

/** Skips Drizzle's mapping, which is too slow for a million rows. All rows must have the same columns as the first. */
export function bulkInsert<Table extends SQLiteTable>(
  table: Table,
): (row: StoredRow<Table>) => void {
  let insert: ((row: Record<string, unknown>) => void) | undefined;
  return (row) => {
    insert ??= prepare(getTableName(table), Object.keys(row));
    insert(row);
  };
}

function prepare(table: string, columns: string[]) {
  const names = columns.map((column) => toSnakeCase(column)).join(", ");
  const parameters = columns.map(() => "?").join(", ");
  const statement = sqlite.prepare(`insert into ${table} (${names}) values (${parameters})`);
  return (row: Record<string, unknown>) => {
    statement.run(columns.map((column) => row[column]));
  };
}
