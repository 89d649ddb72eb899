import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

function givenColumn(column: SQLiteColumn): SQL {
  const names = Object.entries(getTableColumns(column.table));
  const [name = ""] = names.find(([, one]) => one === column) ?? [];
  return eq(column, sql.placeholder(name));
}

/** The rows with the values that the prepared statement is run with, each by the name of its column. */
export function given(...columns: SQLiteColumn[]): SQL {
  return and(...columns.map(givenColumn)) as SQL;
}
