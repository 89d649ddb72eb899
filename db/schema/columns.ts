import { type AnySQLiteColumn, integer, text } from "drizzle-orm/sqlite-core";

// Defaults must be constants, because prepared inserts (db/prepare-writes.server.ts) do not call
// functions for them.

/** A time-ordered text id from `newId()`. */
export const id = () => text().primaryKey();

/**
 * The integer key of tables with full-text search, which requires one, or with long lists that are
 * paged newest first.
 */
export const seq = () => integer().primaryKey({ autoIncrement: true });

/** The public id of a table whose primary key is `seq`. */
export const publicId = () => text().notNull().unique();

/** An instant, stored as UTC milliseconds. */
export const instant = () => integer({ mode: "timestamp_ms" });

export const createdAt = () => instant().notNull();

export const flag = () => integer({ mode: "boolean" }).notNull().default(false);

/** The row that this one belongs to and is deleted with. */
export const belongsTo = (row: () => AnySQLiteColumn) =>
  text().notNull().references(row, { onDelete: "cascade" });
