import { getTableColumns } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

type Columns<Table extends SQLiteTable> = Table["_"]["columns"];

/** For a query that reads nearly the whole row. */
export function columnsExcept<
  Table extends SQLiteTable,
  Name extends keyof Columns<Table> & string,
>(table: Table, names: Name[]): Omit<Columns<Table>, Name> {
  const unread = new Set<string>(names);
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !unread.has(name)),
  ) as Omit<Columns<Table>, Name>;
}
