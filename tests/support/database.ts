import Database from "better-sqlite3";

export type SqlValue = string | number | bigint | null | Buffer;
export type Row = Record<string, SqlValue>;

export type TestDatabase = {
  /** Returns all rows of a query, as stored: snake_case columns, paise, UTC milliseconds, 0 and 1. */
  rows(sql: string, ...parameters: SqlValue[]): Row[];
  /** Returns the first row; throws when there is none, so that no test passes on nothing. */
  row(sql: string, ...parameters: SqlValue[]): Row;
  /** Returns the first column of the first row. */
  value(sql: string, ...parameters: SqlValue[]): SqlValue;
  /** Writes a row that the shop offers no door for. Where there is a form or a call, the test uses that. */
  change(sql: string, ...parameters: SqlValue[]): void;
  close(): void;
};

/** Opens a test server's file beside the running server: reading only, but for `change`. */
export function openDatabase(path: string): TestDatabase {
  const reader = new Database(path, { readonly: true, timeout: 5000 });
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
      const writer = new Database(path, { timeout: 5000 });
      try {
        writer.pragma("foreign_keys = ON");
        writer.prepare(sql).run(...parameters);
      } finally {
        writer.close();
      }
    },
    close: () => reader.close(),
  };
}
