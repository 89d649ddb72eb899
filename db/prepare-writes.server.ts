import type { RunResult } from "better-sqlite3";
import { getTableColumns, type SQL, sql } from "drizzle-orm";
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
type Preparable = { prepare(): { run(values: Values): RunResult; get(values: Values): unknown } };
type TableWithId = SQLiteTable & { id: SQLiteColumn };

/** A placeholder named after its column. Drizzle's column mapping accepts neither null nor undefined. */
function placeholderOf(name: string, column: SQLiteColumn): SQL {
  const mapToDriverValue = (value: unknown) => {
    const stored = value === undefined ? (column.default ?? null) : value;
    return stored === null ? null : column.mapToDriverValue(stored);
  };
  return sql`${sql.param(sql.placeholder(name), { mapToDriverValue })}`;
}

/**
 * `db.insert(table).values(row)`, prepared once: `insert.run(row)`. Missing columns get their
 * default or null. `complete` adds clauses, as in `(insert) => insert.onConflictDoNothing()`; after
 * `returning`, use `get`.
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

/** `db.update(table).set(values)` of the row with an id, prepared once: `update.run(id, values)`. */
export function prepareUpdate<
  Table extends TableWithId,
  Name extends keyof Table["$inferSelect"] & string,
>(table: Table, names: Name[]) {
  const columns = getTableColumns(table);
  const values = names.map((name) => [name, placeholderOf(name, columns[name] as SQLiteColumn)]);
  const statement = db
    .update(table)
    .set(Object.fromEntries(values) as SQLiteUpdateSetSource<Table>)
    .where(given(table.id))
    .prepare();
  return {
    run: (id: string, row: Pick<Table["$inferSelect"], Name>): RunResult =>
      statement.run({ ...row, id }),
  };
}
