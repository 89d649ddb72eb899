import { count, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import { variants } from "#db/variants.ts";
import { MAX_SEARCH_RESULTS } from "../search-limits.ts";
import {
  eventsFullText,
  type FilterSwitches,
  isFullTextRow,
  matchingEvents,
  newestRowFirst,
  type ReadFilter,
} from "./event-filter.server.ts";
import type { EventStatus } from "./status.ts";

type Switches = Omit<FilterSwitches, "own" | "searching">;

const all = variants((switches: Switches) =>
  db
    .select({ status: events.status, eventCount: count() })
    .from(events)
    .where(matchingEvents({ ...switches, own: false, searching: false }))
    .groupBy(events.status)
    .prepare(),
);

// Without the hint SQLite reads the rows of the table, which are long.
const eventsSummary = sql`events indexed by events_in_short`;

const found = variants((switches: Switches) => {
  const newest = db
    .select({ status: sql<EventStatus>`events.status`.as("status") })
    .from(eventsFullText)
    .innerJoin(eventsSummary, isFullTextRow)
    .where(matchingEvents({ ...switches, own: false, searching: true }))
    .orderBy(newestRowFirst)
    .limit(MAX_SEARCH_RESULTS)
    .as("newest");
  return db
    .select({ status: newest.status, eventCount: count() })
    .from(newest)
    .groupBy(({ status }) => status)
    .prepare();
});

export type EventCounts = Partial<Record<EventStatus, number>>;

/** By status; of a search, among its newest 1000 results. */
export function eventCounts({ switches, values }: ReadFilter): EventCounts {
  const { withStatus, withType, searching } = switches;
  const rows = (searching ? found : all)({ withStatus, withType }).all(values);
  return Object.fromEntries(rows.map((row) => [row.status, row.eventCount]));
}
