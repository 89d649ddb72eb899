import { getTableName, type InferSelectModel } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { sqlite } from "#db/client.server.ts";

/** A column as the file stores it: instants are UTC milliseconds, flags 0 or 1, lists JSON. */
type Stored<Value> = Value extends Date | boolean
  ? number
  : Value extends unknown[]
    ? string
    : Value;
type StoredRow<Table extends SQLiteTable, Key extends keyof InferSelectModel<Table>> = {
  [Column in Key]: Stored<InferSelectModel<Table>[Column]>;
};

/** Skips Drizzle's mapping, which is too slow for a million rows. */
export function bulkInsert<
  Table extends SQLiteTable,
  Key extends keyof InferSelectModel<Table> & string,
>(table: Table, columns: readonly Key[]): (row: StoredRow<Table, Key>) => void {
  const names = columns.map((column) => toSnakeCase(column)).join(", ");
  const parameters = columns.map(() => "?").join(", ");
  const statement = sqlite.prepare(
    `insert into ${getTableName(table)} (${names}) values (${parameters})`,
  );
  return (row) => {
    statement.run(columns.map((column) => row[column]));
  };
}
