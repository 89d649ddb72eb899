import { asc, isNotNull, sql } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { events } from "#db/schema/events.ts";
import { orders } from "#db/schema/orders.ts";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import type { Ringing, RingKind } from "./ringing.ts";

/** The others follow once some of these are acknowledged. */
const MOST_SHOWN = 99;

const ringsSince = (table: typeof orders | typeof events) =>
  sql<number>`${table.ringsSince}`.mapWith(Number);

const orderRows = db
  .select({
    id: orders.id,
    number: orders.orderNumber,
    token: orders.token,
    status: orders.status,
    since: ringsSince(orders),
    ownerAlertedAt: orders.ownerAlertedAt,
  })
  .from(orders)
  .where(isNotNull(orders.ringsSince))
  .orderBy(asc(orders.ringsSince), asc(orders.id))
  .prepare();

const bookingRows = db
  .select({
    id: events.id,
    number: events.eventNumber,
    token: sql<null>`null`,
    status: events.status,
    since: ringsSince(events),
    ownerAlertedAt: events.ownerAlertedAt,
  })
  .from(events)
  .where(isNotNull(events.ringsSince))
  .orderBy(asc(events.ringsSince), asc(events.id))
  .prepare();

type Row = ReturnType<typeof orderRows.all>[number] | ReturnType<typeof bookingRows.all>[number];

function ringing({ id, number, token, status, since }: Row, kind: RingKind): Ringing {
  const isBooking = kind === "booking";
  return {
    kind: status === "cancelled" ? "cancellation" : kind,
    isBooking,
    id,
    number,
    token,
    since: new Date(since).toISOString(),
    path: isBooking ? `/admin/events?event=${id}` : `/admin/orders/${id}`,
  };
}

const ringingOrders = (rows: Row[]) => rows.map((row) => ringing(row, "order"));
const ringingBookings = (rows: Row[]) => rows.map((row) => ringing(row, "booking"));

/** Only what the actor may read, oldest first. */
export function ringingFor(actor: User): Ringing[] {
  return [
    ...(may(actor, "read orders") ? ringingOrders(orderRows.all()) : []),
    ...(may(actor, "run catering") ? ringingBookings(bookingRows.all()) : []),
  ]
    .sort((one, other) => one.since.localeCompare(other.since))
    .slice(0, MOST_SHOWN);
}

/** The orders and bookings that the owner has not been told about. */
export function ringingNotYetReported(): Ringing[] {
  const untold = (rows: Row[]) =>
    rows.filter((row) => row.ownerAlertedAt === null && row.status !== "cancelled");
  return [...ringingOrders(untold(orderRows.all())), ...ringingBookings(untold(bookingRows.all()))];
}
