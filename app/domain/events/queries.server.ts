import { and, asc, between, count, eq, ne, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { columnsExcept } from "#db/columns-except.ts";
import { users } from "#db/schema/accounts.ts";
import { eventChanges, eventItems, eventPackages, events } from "#db/schema/events.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { pick } from "../pick.ts";
import type { CateringEvent, EventChange, EventItem, EventPackage, EventStats } from "./event.ts";
import type { EventStatus } from "./status.ts";

export const eventColumns = columnsExcept(events, ["seq"]);
export type StoredEvent = Omit<CateringEvent, "packages" | "customItems">;

const byId = db.select(eventColumns).from(events).where(given(events.id)).prepare();
const ownIdByNumber = db
  .select({ id: events.id })
  .from(events)
  .where(given(events.eventNumber, events.userId))
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
    ...pick(eventChanges, ["id", "kind", "fromValue", "toValue", "reason"]),
    byName: users.name,
    byRole: eventChanges.byRole,
    createdAt: eventChanges.createdAt,
  })
  .from(eventChanges)
  .leftJoin(users, eq(users.id, eventChanges.byUserId))
  .where(given(eventChanges.eventId))
  .orderBy(asc(eventChanges.id))
  .prepare();

const totalsByStatus = db
  .select({
    status: events.status,
    eventCount: count(),
    totalPaise: sql<number>`sum(${events.totalPaise})`,
  })
  .from(events)
  .groupBy(events.status)
  .prepare();

const isOnDays = and(
  between(events.eventDate, sql.placeholder("from"), sql.placeholder("to")),
  ne(events.status, "cancelled"),
);

const ofDays = db
  .select(eventColumns)
  .from(events)
  .where(isOnDays)
  .orderBy(asc(events.eventDate), asc(events.eventTime))
  .prepare();

const guestsByDay = db
  .select({
    day: events.eventDate,
    guests: sql<number>`sum(${events.guestCount})`,
    events: count(),
  })
  .from(events)
  .where(isOnDays)
  .groupBy(events.eventDate)
  .prepare();

/** Reads packages and items with one query each for all rows. */
export function withMenus(rows: StoredEvent[]): CateringEvent[] {
  const ids = JSON.stringify(rows.map((row) => row.id));
  const packages = new Map<string, EventPackage[]>();
  const items = new Map<string, EventItem[]>();
  for (const { eventId, ...eventPackage } of packagesOf.all({ ids })) {
    packages.set(eventId, [...(packages.get(eventId) ?? []), eventPackage]);
  }
  for (const { eventId, position: _, ...item } of itemsOf.all({ ids })) {
    items.set(eventId, [...(items.get(eventId) ?? []), item]);
  }
  return rows.map((row) => ({
    ...row,
    packages: packages.get(row.id) ?? [],
    customItems: items.get(row.id) ?? [],
  }));
}

/** For callers that decide themselves who may see it. */
export function findAnyEvent(id: string): CateringEvent | undefined {
  const row = byId.get({ id });
  return row && withMenus([row])[0];
}

/** Undefined unless the event is the actor's own or the actor is an admin. */
export function findEvent(actor: User, id: string): CateringEvent | undefined {
  const row = byId.get({ id });
  if (!row || (!may(actor, "run catering") && row.userId !== actor.id)) return undefined;
  return withMenus([row])[0];
}

/** Only the actor's own event, even for admins, who see the others in the admin area. */
export function findOwnEvent(actor: User, eventNumber: string): CateringEvent | undefined {
  const own = ownIdByNumber.get({ eventNumber, userId: actor.id });
  return own && findAnyEvent(own.id);
}

/** In chronological order, both days included, without cancelled ones. */
export function eventsBetween(from: string, to: string): CateringEvent[] {
  return withMenus(ofDays.all({ from, to }));
}

/** Oldest first. */
export function changesOfEvent(event: CateringEvent): EventChange[] {
  return changesOf.all({ eventId: event.id });
}

/** By day, `from` and `to` included, without cancelled events. Days without events are missing. */
export function bookedGuests(
  from: string,
  to: string,
): Map<string, { guests: number; events: number }> {
  return new Map(guestsByDay.all({ from, to }).map(({ day, ...booked }) => [day, booked]));
}

/** Counts cancelled events, but not as revenue. */
export function eventStats(): EventStats {
  const rows = new Map(totalsByStatus.all().map((row) => [row.status, row]));
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
