import { and, desc, getTableColumns, lt, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import { variants } from "#db/variants.ts";
import type { CateringEvent } from "./event.ts";
import {
  type EventFilter,
  eventsFullText,
  type FilterSwitches,
  isFullTextRow,
  matchingEvents,
  newestRowFirst,
  readFilter,
} from "./event-filter.server.ts";
import { withMenus } from "./queries.server.ts";

const EVENTS_PER_CHUNK = 500;

const before = variants((switches: FilterSwitches) => {
  const all = db.select(getTableColumns(events));
  const last = sql.placeholder("before");
  const query = switches.searching
    ? all
        .from(eventsFullText)
        .innerJoin(events, isFullTextRow)
        .where(and(matchingEvents(switches), sql`events_fts.rowid < ${last}`))
        .orderBy(newestRowFirst)
    : all
        .from(events)
        .where(and(matchingEvents(switches), lt(events.seq, last)))
        .orderBy(desc(events.seq));
  return query.limit(EVENTS_PER_CHUNK).prepare();
});

/**
 * Newest first. Each chunk continues after the last row of the previous one, so the whole set is
 * never in memory and new bookings do not shift it.
 */
export function* eventChunks(filter: EventFilter): Generator<CateringEvent[]> {
  const read = readFilter(filter);
  if (!read) return;
  let last = Number.MAX_SAFE_INTEGER;
  while (true) {
    const rows = before(read.switches).all({ ...read.values, before: last });
    if (rows.length === 0) return;
    last = rows.at(-1)?.seq ?? 0;
    yield withMenus(rows.map(({ seq: _, ...row }) => row));
    if (rows.length < EVENTS_PER_CHUNK) return;
  }
}
