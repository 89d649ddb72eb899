import { integer, text } from "drizzle-orm/sqlite-core";

// No column has a default made in JavaScript: a prepared insert would compute it once and repeat it.

/** Time-ordered text id from `newId()`, known before the row is written. */
export const id = () => text().primaryKey();

/**
 * Row number for tables with full-text search or long lists: FTS5 needs a stable integer key,
 * and newest-first paging is a walk down this index.
 */
export const seq = () => integer().primaryKey({ autoIncrement: true });

/** The public id of a table whose primary key is `seq`. */
export const publicId = () => text().notNull().unique();

/** An instant, stored as UTC milliseconds. */
export const instant = () => integer({ mode: "timestamp_ms" });

export const createdAt = () => instant().notNull();

export const flag = () => integer({ mode: "boolean" }).notNull().default(false);
