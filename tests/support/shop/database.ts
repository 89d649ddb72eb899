import Database from "better-sqlite3";

type SqlValue = string | number | bigint | null | Buffer;
export type Row = Record<string, SqlValue>;

export type TestDatabase = {
  /** All rows as stored: snake_case columns, paise, UTC milliseconds, 0 and 1. */
  rows(sql: string, ...parameters: SqlValue[]): Row[];
  /** Throws if there is no row. */
  row(sql: string, ...parameters: SqlValue[]): Row;
  /** The first column of the first row. */
  value(sql: string, ...parameters: SqlValue[]): SqlValue;
  /** For changes that no form or endpoint can make. */
  change(sql: string, ...parameters: SqlValue[]): void;
  close(): void;
};

function openWriter(path: string): Database.Database {
  const writer = new Database(path, { timeout: 5000 });
  writer.pragma("foreign_keys = ON");
  return writer;
}

/** Opens a running test server's database, read-only except for `change`. */
export function openDatabase(path: string): TestDatabase {
  const reader = new Database(path, { readonly: true, timeout: 5000 });
  let writer: Database.Database | undefined;
  const rows = (sql: string, ...parameters: SqlValue[]) =>
    reader.prepare<SqlValue[], Row>(sql).all(...parameters);
  const row = (sql: string, ...parameters: SqlValue[]) => {
    const first = rows(sql, ...parameters)[0];
    if (!first) throw new Error(`No row: ${sql} [${parameters.join(", ")}]`);
    return first;
  };
  return {
    rows,
    row,
    value: (sql, ...parameters) => Object.values(row(sql, ...parameters))[0] ?? null,
    change(sql, ...parameters) {
      // Kept open, because opening parses the whole schema with its triggers.
      writer ??= openWriter(path);
      writer.prepare(sql).run(...parameters);
    },
    close() {
      reader.close();
      writer?.close();
    },
  };
}
