import { and, asc, desc, eq, getTableColumns, gte, lte, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { fullTextQuery } from "#db/full-text.ts";
import { users } from "#db/schema/accounts.ts";
import {
  eventChanges,
  eventDays,
  eventItems,
  eventPackages,
  events,
  eventTotals,
} from "#db/schema/events.ts";
import { variants } from "#db/variants.ts";
import type { User } from "../accounts/user.ts";
import type { CateringEvent, EventChange, EventItem, EventPackage } from "./event.ts";
import type { EventStatus, EventType } from "./status.ts";

const { seq: _, ...columns } = getTableColumns(events);
type Row = Omit<CateringEvent, "packages" | "customItems">;

const byId = db
  .select(columns)
  .from(events)
  .where(eq(events.id, sql.placeholder("id")))
  .prepare();
const among = sql`(select value from json_each(${sql.placeholder("ids")}))`;

// One query each for a whole page of bookings.
const packagesOf = db
  .select()
  .from(eventPackages)
  .where(sql`${eventPackages.eventId} in ${among}`)
  .orderBy(asc(eventPackages.pricePaise), asc(eventPackages.name))
  .prepare();
const itemsOf = db
  .select()
  .from(eventItems)
  .where(sql`${eventItems.eventId} in ${among}`)
  .orderBy(asc(eventItems.position))
  .prepare();

const changesOf = db
  .select({
    id: eventChanges.id,
    kind: eventChanges.kind,
    fromValue: eventChanges.fromValue,
    toValue: eventChanges.toValue,
    reason: eventChanges.reason,
    byName: users.name,
    byRole: eventChanges.byRole,
    createdAt: eventChanges.createdAt,
  })
  .from(eventChanges)
  .leftJoin(users, eq(users.id, eventChanges.byUserId))
  .where(eq(eventChanges.eventId, sql.placeholder("eventId")))
  .orderBy(asc(eventChanges.id))
  .prepare();

type Filter = { own: boolean; withStatus: boolean; withType: boolean; searching: boolean };

function matching({ own, withStatus, withType, searching }: Filter) {
  return and(
    own ? eq(events.userId, sql.placeholder("userId")) : undefined,
    withStatus ? eq(events.status, sql.placeholder("status")) : undefined,
    withType ? eq(events.eventType, sql.placeholder("eventType")) : undefined,
    searching
      ? sql`${events.seq} in (select rowid from events_fts where events_fts match ${sql.placeholder("match")})`
      : undefined,
  );
}

const page = variants((filter: Filter) =>
  db
    .select(columns)
    .from(events)
    .where(matching(filter))
    .orderBy(desc(events.seq))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare(),
);

const countMatching = variants((filter: Filter) =>
  db.select({ total: sql<number>`count(*)` }).from(events).where(matching(filter)).prepare(),
);

const totals = db.select().from(eventTotals).prepare();

const guestsBetween = db
  .select()
  .from(eventDays)
  .where(
    and(gte(eventDays.day, sql.placeholder("from")), lte(eventDays.day, sql.placeholder("to"))),
  )
  .prepare();

const onDays = db
  .select(columns)
  .from(events)
  .where(
    and(
      gte(events.eventDate, sql.placeholder("from")),
      lte(events.eventDate, sql.placeholder("to")),
    ),
  )
  .orderBy(asc(events.eventDate), asc(events.eventTime))
  .limit(2000)
  .prepare();

function withMenus(rows: Row[]): CateringEvent[] {
  const ids = JSON.stringify(rows.map((row) => row.id));
  const packages = new Map<string, EventPackage[]>();
  const items = new Map<string, EventItem[]>();
  for (const { eventId, ...one } of packagesOf.all({ ids })) {
    packages.set(eventId, [...(packages.get(eventId) ?? []), one]);
  }
  for (const { eventId, position: _, ...one } of itemsOf.all({ ids })) {
    items.set(eventId, [...(items.get(eventId) ?? []), one]);
  }
  return rows.map((row) => ({
    ...row,
    packages: packages.get(row.id) ?? [],
    customItems: items.get(row.id) ?? [],
  }));
}

/** Takes who asks and a booking's id, returns it if it is theirs or they are an admin. Source: API contract, GET /api/catering/{id}. */
export function findEvent(actor: User, id: string): CateringEvent | undefined {
  const row = byId.get({ id });
  if (!row || (actor.role !== "admin" && row.userId !== actor.id)) return undefined;
  return withMenus([row])[0];
}

/** Takes a booking, returns what happened to it, oldest first. */
export function changesOfEvent(event: CateringEvent): EventChange[] {
  return changesOf.all({ eventId: event.id });
}

export type EventFilter = { search?: string; status?: EventStatus; eventType?: EventType };
export type EventPaging = { total: number; pages: number; page: number; limit: number };
export type EventList = { items: CateringEvent[]; pagination: EventPaging };

function list(view: EventFilter & { page: number; limit: number }, userId?: string): EventList {
  const { page: number, limit, status, eventType } = view;
  const typed = view.search?.trim() ?? "";
  const match = fullTextQuery(typed);
  if (typed && !match)
    return { items: [], pagination: { total: 0, pages: 1, page: number, limit } };
  const filter = {
    own: userId !== undefined,
    withStatus: status !== undefined,
    withType: eventType !== undefined,
    searching: match !== null,
  };
  const values = { userId, status, eventType, match };
  const rows = page(filter).all({ ...values, limit, offset: (number - 1) * limit });
  const counted = filter.own || filter.withType || filter.searching;
  const total = counted
    ? (countMatching(filter).get(values)?.total ?? 0)
    : totals
        .all()
        .filter((row) => !status || row.status === status)
        .reduce((sum, row) => sum + row.eventCount, 0);
  const pages = Math.max(1, Math.ceil(total / limit));
  return { items: withMenus(rows), pagination: { total, pages, page: number, limit } };
}

/** Takes who asks, a status (or none) and the place in the list, returns their own bookings, newest first. Source: API contract, GET /api/catering/my-events. */
export function listOwnEvents(
  actor: User,
  view: Pick<EventFilter, "status"> & { page: number; limit: number },
): EventList {
  return list(view, actor.id);
}

/** Takes a view, returns everybody's bookings, newest first; for admins. Source: API contract, GET /api/catering. */
export function listAllEvents(view: EventFilter & { page: number; limit: number }): EventList {
  return list(view);
}

/** Takes two plain days, returns the guests booked on each day between them (both included) that has any. */
export function bookedGuests(
  from: string,
  to: string,
): Map<string, { guests: number; events: number }> {
  return new Map(
    guestsBetween
      .all({ from, to })
      .map((row) => [row.day, { guests: row.guestCount, events: row.eventCount }]),
  );
}

/** Takes two plain days, returns the bookings on them in the order of the day; for admins. */
export function eventsBetween(from: string, to: string): CateringEvent[] {
  return withMenus(onDays.all({ from, to }));
}

/**
 * Returns the figures of all bookings; a cancelled one is no revenue.
 * Source: API contract, GET /api/catering/stats/overview; spec 2 §3 Event stats.
 */
export function eventStats() {
  const rows = new Map(totals.all().map((row) => [row.status, row]));
  const countOf = (status: EventStatus) => rows.get(status)?.eventCount ?? 0;
  const sold = [...rows.values()].filter((row) => row.status !== "cancelled");
  const revenuePaise = sold.reduce((sum, row) => sum + row.totalPaise, 0);
  const soldEvents = sold.reduce((sum, row) => sum + row.eventCount, 0);
  return {
    totalEvents: soldEvents + countOf("cancelled"),
    revenuePaise,
    averagePaise: soldEvents === 0 ? 0 : Math.round(revenuePaise / soldEvents),
    pendingEvents: countOf("pending"),
    confirmedEvents: countOf("confirmed"),
    completedEvents: countOf("completed"),
  };
}
