import { count, desc, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import { variants } from "#db/variants.ts";
import type { User } from "../access/user.ts";
import { foundRows } from "../lists/paging.ts";
import { MAX_SEARCH_RESULTS } from "../lists/search-limits.ts";
import type { CateringEvent } from "./event.ts";
import {
  type EventFilter,
  eventsFullText,
  type FilterSwitches,
  isFullTextRow,
  matchingEvents,
  newestRowFirst,
  type ReadFilter,
  readFilter,
} from "./event-filter.server.ts";
import { eventColumns, type StoredEvent, withMenus } from "./queries.server.ts";
import type { EventStatus } from "./status.ts";

const page = variants((filter: FilterSwitches) => {
  const query = filter.searching
    ? db
        .select(eventColumns)
        .from(eventsFullText)
        .innerJoin(events, isFullTextRow)
        .orderBy(newestRowFirst)
    : db.select(eventColumns).from(events).orderBy(desc(events.seq));
  return query
    .where(matchingEvents(filter))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare();
});

// Customers cannot search or filter by type.
const countOwn = variants((filter: Pick<FilterSwitches, "withStatus">) =>
  db
    .select({ total: count() })
    .from(events)
    .where(matchingEvents({ ...filter, own: true, withType: false, searching: false }))
    .prepare(),
);

type CountSwitches = Omit<FilterSwitches, "own" | "searching">;

const countsOfAll = variants((switches: CountSwitches) =>
  db
    .select({ status: events.status, eventCount: count() })
    .from(events)
    .where(matchingEvents({ ...switches, own: false, searching: false }))
    .groupBy(events.status)
    .prepare(),
);

// Without the hint, SQLite reads the table's long rows.
const eventsSummary = sql`events indexed by events_in_short`;

const countsOfFound = variants((switches: CountSwitches) => {
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

type EventCounts = Partial<Record<EventStatus, number>>;

/** Counts by status; for a search, among its newest 1000 results. */
function eventCounts({ switches, values }: ReadFilter): EventCounts {
  const { withStatus, withType, searching } = switches;
  const rows = (searching ? countsOfFound : countsOfAll)({ withStatus, withType }).all(values);
  return Object.fromEntries(rows.map((row) => [row.status, row.eventCount]));
}

type EventPaging = { total: number; pages: number; page: number; limit: number };
export type EventList = { items: CateringEvent[]; pagination: EventPaging };

type PageRequest = { page: number; limit: number };

function pageOf(
  rows: StoredEvent[],
  total: number,
  { page: number, limit }: PageRequest,
): EventList {
  const pages = Math.max(1, Math.ceil(total / limit));
  return { items: withMenus(rows), pagination: { total, pages, page: number, limit } };
}

function rowsAt({ page: number, limit }: PageRequest) {
  return { limit, offset: (number - 1) * limit };
}

/** Newest first. */
export function listOwnEvents(
  actor: User,
  { status, ...request }: Pick<EventFilter, "status"> & PageRequest,
): EventList {
  const withStatus = status !== undefined;
  const values = { userId: actor.id, status };
  const rows = page({ own: true, withStatus, withType: false, searching: false });
  const total = countOwn({ withStatus }).get(values)?.total ?? 0;
  return pageOf(rows.all({ ...values, ...rowsAt(request) }), total, request);
}

/** For admins, newest first. `counts` covers the whole filtered set; a search finds the newest 1000. */
export function listAllEvents(
  view: EventFilter & PageRequest,
): EventList & { counts: EventCounts } {
  const read = readFilter(view);
  if (!read) return { ...pageOf([], 0, view), counts: {} };
  const counts = eventCounts(read);
  const total = Object.values(counts).reduce((sum, statusCount) => sum + statusCount, 0);
  const range = read.switches.searching ? foundRows(view.page, view.limit) : rowsAt(view);
  const rows = page({ ...read.switches, own: false }).all({ ...read.values, ...range });
  return { ...pageOf(rows, total, view), counts };
}
