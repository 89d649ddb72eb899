import { and, eq, sql } from "drizzle-orm";
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

/** Takes which conditions apply, returns them with placeholders (`userId`, `status`, `eventType`, `match`). Source: architecture, SQLite and Drizzle. */
export function matchingEvents({ own, withStatus, withType, searching }: FilterSwitches) {
  return and(
    own ? eq(events.userId, sql.placeholder("userId")) : undefined,
    withStatus ? eq(events.status, sql.placeholder("status")) : undefined,
    withType ? eq(events.eventType, sql.placeholder("eventType")) : undefined,
    searching
      ? sql`${events.seq} in (select rowid from events_fts where events_fts match ${sql.placeholder("match")})`
      : undefined,
  );
}

/**
 * Takes a filter, returns its conditions and the values for their placeholders, or null when it
 * searches for something that holds no word: then nothing matches. Source: spec 2 §2 /admin/events.
 */
export function readFilter({ search, status, eventType }: EventFilter) {
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
