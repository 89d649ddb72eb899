import { count, eq, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { eventTotals, eventTypeTotals } from "#db/schema/events.ts";
import { variants } from "#db/variants.ts";
import { MOST_FOUND } from "../search-limits.ts";
import {
  eventWords,
  type FilterSwitches,
  isOfEventWords,
  matchingEvents,
  newestFoundFirst,
  type ReadFilter,
} from "./event-filter.server.ts";
import type { EventStatus } from "./status.ts";

const all = db.select().from(eventTotals).prepare();
const ofType = db
  .select()
  .from(eventTypeTotals)
  .where(eq(eventTypeTotals.eventType, sql.placeholder("eventType")))
  .prepare();

// Without the hint SQLite would read the bookings themselves, which are long.
const eventsSummary = sql`events indexed by events_in_short`;

const found = variants((switches: Omit<FilterSwitches, "own" | "searching">) => {
  const newest = db
    .select({ status: sql<EventStatus>`events.status`.as("status") })
    .from(eventWords)
    .innerJoin(eventsSummary, isOfEventWords)
    .where(matchingEvents({ ...switches, own: false, searching: true }))
    .orderBy(newestFoundFirst)
    .limit(MOST_FOUND)
    .as("newest");
  return db
    .select({ status: newest.status, eventCount: count() })
    .from(newest)
    .groupBy(({ status }) => status)
    .prepare();
});

export type EventCounts = Partial<Record<EventStatus, number>>;

/** Takes a filter, returns how many of the bookings that fit are in each status: of a search, of the newest 1000. Source: decisions, Catering ("the totals of the whole filtered set"). */
export function eventCounts({ switches, values }: ReadFilter): EventCounts {
  const { status } = values;
  const rows = switches.searching
    ? found(switches).all(values)
    : (switches.withType ? ofType.all(values) : all.all()).filter(
        (row) => status === undefined || row.status === status,
      );
  return Object.fromEntries(rows.map((row) => [row.status, row.eventCount]));
}
