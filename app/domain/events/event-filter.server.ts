import { and, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { fullTextQuery } from "#db/full-text.ts";
import { events } from "#db/schema/events.ts";
import type { EventType } from "../event-type.ts";
import type { EventStatus } from "./status.ts";

export type EventFilter = { search?: string; status?: EventStatus; eventType?: EventType };

/** The conditions of a prepared query. */
export type FilterSwitches = {
  own: boolean;
  withStatus: boolean;
  withType: boolean;
  searching: boolean;
};

/** The full-text index and its join. Rows are read newest first, so that SQLite stops when a page is full. */
export const eventsFullText = sql`events_fts`;
export const isFullTextRow = sql`${events.seq} = events_fts.rowid`;
export const newestRowFirst = sql`events_fts.rowid desc`;

/** The placeholders are `userId`, `status`, `eventType` and `match`. A search must join `events_fts`. */
export function matchingEvents({ own, withStatus, withType, searching }: FilterSwitches) {
  // The plus keeps SQLite from using an index of the events instead of the full-text index.
  const is = (column: SQLiteColumn, name: string) =>
    searching ? sql`+${column} = ${sql.placeholder(name)}` : eq(column, sql.placeholder(name));
  return and(
    own ? is(events.userId, "userId") : undefined,
    withStatus ? is(events.status, "status") : undefined,
    withType ? is(events.eventType, "eventType") : undefined,
    searching ? sql`events_fts match ${sql.placeholder("match")}` : undefined,
  );
}

export type ReadFilter = {
  switches: FilterSwitches;
  values: Pick<EventFilter, "status" | "eventType"> & { match: string | null };
};

/** Null if the search contains no words; then nothing matches. */
export function readFilter({ search, status, eventType }: EventFilter): ReadFilter | null {
  const typed = search?.trim() ?? "";
  const match = fullTextQuery(typed);
  if (typed && !match) return null;
  const switches: FilterSwitches = {
    own: false,
    withStatus: status !== undefined,
    withType: eventType !== undefined,
    searching: match !== null,
  };
  return { switches, values: { status, eventType, match } };
}
