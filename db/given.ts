import { and, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

function givenColumn(column: SQLiteColumn): SQL {
  const names = Object.entries(getTableColumns(column.table));
  const [name = ""] = names.find(([, one]) => one === column) ?? [];
  return eq(column, sql.placeholder(name));
}

/** The condition that each of these columns equals the value given when the prepared statement runs, by column name. */
export function given(...columns: SQLiteColumn[]): SQL {
  return and(...columns.map(givenColumn)) as SQL;
}
