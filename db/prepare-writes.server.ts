import type { RunResult } from "better-sqlite3";
import { getTableColumns, getTableName, type SQL, sql } from "drizzle-orm";
import type {
  SQLiteColumn,
  SQLiteInsertBase,
  SQLiteInsertValue,
  SQLiteTable,
  SQLiteUpdateSetSource,
} from "drizzle-orm/sqlite-core";
import { db } from "./client.server.ts";
import { given } from "./given.ts";

type Insert<Table extends SQLiteTable> = SQLiteInsertBase<Table, "sync", RunResult>;
type Values = Record<string, unknown>;
type TableWithId = SQLiteTable & { id: SQLiteColumn };
type Preparable = { prepare(): { run(values: Values): RunResult; get(values: Values): unknown } };

/** A placeholder named after its column. Drizzle's column mapping accepts neither null nor undefined. */
function placeholderOf(name: string, column: SQLiteColumn): SQL {
  const mapToDriverValue = (value: unknown) => {
    const stored = value === undefined ? (column.default ?? null) : value;
    return stored === null ? null : column.mapToDriverValue(stored);
  };
  return sql`${sql.param(sql.placeholder(name), { mapToDriverValue })}`;
}

/**
 * `db.insert(table).values(row)`, prepared once: `insert.run(row)`. Missing columns get their default or null.
 * `complete` adds clauses, as in `(insert) => insert.onConflictDoNothing()`; after `returning`, use `get`.
 */
export function prepareInsert<
  Table extends SQLiteTable,
  Statement extends Preparable = Insert<Table>,
>(table: Table, complete?: (insert: Insert<Table>) => Statement) {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table));
  const values = columns.map(([name, column]) => [name, placeholderOf(name, column)]);
  const insert = db.insert(table).values(Object.fromEntries(values) as SQLiteInsertValue<Table>);
  const statement = (complete ? complete(insert) : insert).prepare();
  const blank = Object.fromEntries(columns.map(([name]) => [name, undefined]));
  type Row = Table["$inferInsert"];
  type Returned = ReturnType<ReturnType<Statement["prepare"]>["get"]>;
  return {
    run: (row: Row): RunResult => statement.run({ ...blank, ...row }),
    get: (row: Row) => statement.get({ ...blank, ...row }) as Returned,
  };
}

const updates = new Map<string, { run(values: Values): RunResult }>();

/** Sets columns of the row with an id. Undefined values, and those that are no columns, are left out. */
export function updateRow<Table extends TableWithId>(
  table: Table,
  id: string,
  values: Partial<Table["$inferInsert"]>,
): RunResult {
  const row: Values = values;
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table)).filter(
    ([name]) => row[name] !== undefined,
  );
  const key = [getTableName(table), ...columns.map(([name]) => name)].join();
  let statement = updates.get(key);
  if (!statement) {
    const set = columns.map(([name, column]) => [name, placeholderOf(name, column)]);
    statement = db
      .update(table)
      .set(Object.fromEntries(set) as SQLiteUpdateSetSource<Table>)
      .where(given(table.id))
      .prepare();
    updates.set(key, statement);
  }
  return statement.run({ ...row, id });
}
