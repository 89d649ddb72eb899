import { and, eq, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { fullTextQuery } from "#db/full-text.ts";
import { events } from "#db/schema/events.ts";
import type { EventStatus, EventType } from "./status.ts";

/** What a list of bookings is narrowed to. Source: spec 2 §3 Filter state. */
export type EventFilter = { search?: string; status?: EventStatus; eventType?: EventType };

/** Which conditions a prepared query has. */
export type FilterSwitches = {
  own: boolean;
  withStatus: boolean;
  withType: boolean;
  searching: boolean;
};

/** The index of words of bookings, and how a booking is joined to it: walked newest first, no match is gathered that is not shown. */
export const eventWords = sql`events_fts`;
export const isOfEventWords = sql`${events.seq} = events_fts.rowid`;
export const newestFoundFirst = sql`events_fts.rowid desc`;

/** Takes which conditions apply, returns them with placeholders (`userId`, `status`, `eventType`, `match`); a search needs `events_fts` joined. Source: architecture, SQLite and Drizzle. */
export function matchingEvents({ own, withStatus, withType, searching }: FilterSwitches) {
  // The plus keeps SQLite from beginning with the bookings instead of the words.
  const is = (column: SQLiteColumn, name: string) =>
    searching ? sql`+${column} = ${sql.placeholder(name)}` : eq(column, sql.placeholder(name));
  return and(
    own ? is(events.userId, "userId") : undefined,
    withStatus ? is(events.status, "status") : undefined,
    withType ? is(events.eventType, "eventType") : undefined,
    searching ? sql`events_fts match ${sql.placeholder("match")}` : undefined,
  );
}

/** A filter as a query takes it. */
export type ReadFilter = {
  switches: FilterSwitches;
  values: Pick<EventFilter, "status" | "eventType"> & { match: string | null };
};

/**
 * Takes a filter, returns its conditions and the values for their placeholders, or null when it
 * searches for something that holds no word: then nothing matches. Source: spec 2 §2 /admin/events.
 */
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
