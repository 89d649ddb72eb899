import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { createdAt, id, publicId, seq } from "./columns.ts";

/** A catering booking, with the figures it was booked with. */
export const events = sqliteTable(
  "events",
  {
    seq: seq(),
    id: publicId(),
    eventNumber: text().notNull().unique(),
    /** Empty after the customer's account was deleted: the booking stays for the books. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    eventType: text({
      enum: ["birthday", "corporate", "wedding", "anniversary", "festival", "other"],
    }).notNull(),
    eventName: text().notNull(),
    /** A plain day in Pune, `YYYY-MM-DD`: it does not move with a clock. */
    eventDate: text().notNull(),
    eventTime: text().notNull(),
    durationHours: integer().notNull(),
    guestCount: integer().notNull(),
    status: text({
      enum: ["pending", "confirmed", "preparing", "in_progress", "completed", "cancelled"],
    })
      .notNull()
      .default("pending"),
    customerName: text().notNull(),
    customerEmail: text().notNull(),
    locationType: text({ enum: ["indoor", "venue"] }).notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zipCode: text().notNull().default(""),
    landmark: text().notNull().default(""),
    setupRequirements: text().notNull().default(""),
    dietaryRequirements: text({ mode: "json" }).$type<string[]>().notNull(),
    specialRequests: text().notNull().default(""),
    contactName: text().notNull(),
    contactPhone: text().notNull(),
    contactEmail: text().notNull(),
    alternateName: text().notNull().default(""),
    alternatePhone: text().notNull().default(""),
    notes: text().notNull().default(""),
    cancellationReason: text().notNull().default(""),
    subtotalPaise: integer().notNull(),
    serviceChargePaise: integer().notNull(),
    setupFeePaise: integer().notNull(),
    deliveryFeePaise: integer().notNull(),
    taxPaise: integer().notNull().default(0),
    totalPaise: integer().notNull(),
    advancePaise: integer().notNull(),
    advanceReceivedPaise: integer().notNull().default(0),
    advanceMethod: text({ enum: ["", "cash", "upi", "card", "bank"] })
      .notNull()
      .default(""),
    /** The day the advance came in, `YYYY-MM-DD`; empty while it has not. */
    advanceReceivedOn: text().notNull().default(""),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index("events_by_status").on(t.status, t.seq),
    index("events_by_type").on(t.eventType, t.seq),
    index("events_by_type_and_status").on(t.eventType, t.status, t.seq),
    index("events_of_user").on(t.userId, t.seq),
    index("events_of_user_by_status").on(t.userId, t.status, t.seq),
    index("events_by_day").on(t.eventDate, t.eventTime),
    // What a search counts by: a booking itself is long, and a thousand of them lie far apart.
    index("events_in_short").on(t.seq, t.status, t.eventType),
  ],
);

export const eventPackages = sqliteTable(
  "event_packages",
  {
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    name: text().notNull(),
    /** Per guest, as on the day of booking. */
    pricePaise: integer().notNull(),
    totalPaise: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.name] })],
);

export const eventItems = sqliteTable(
  "event_items",
  {
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    pricePaise: integer().notNull(),
    totalPaise: integer().notNull(),
    specialInstructions: text().notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.position] })],
);

/** What happened to a booking: when, and by whom. */
export const eventChanges = sqliteTable(
  "event_changes",
  {
    id: id(),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: "cascade" }),
    kind: text({ enum: ["status", "advance"] }).notNull(),
    fromValue: text().notNull(),
    toValue: text().notNull(),
    reason: text().notNull().default(""),
    byUserId: text().references(() => users.id, { onDelete: "set null" }),
    byRole: text({ enum: ["customer", "admin"] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("event_changes_of_event").on(t.eventId, t.id),
    index("event_changes_by_user").on(t.byUserId),
  ],
);

/** Guests of all bookings of a day that are not cancelled, kept by triggers: the shop's capacity is per day. */
export const eventDays = sqliteTable("event_days", {
  day: text().primaryKey(),
  guestCount: integer().notNull(),
  eventCount: integer().notNull(),
});

/** Kept by triggers, one row per status: counting 100,000 bookings must not walk them. */
export const eventTotals = sqliteTable("event_totals", {
  status: text().primaryKey(),
  eventCount: integer().notNull(),
  totalPaise: integer().notNull(),
});

/** Kept by triggers as the totals above: how many bookings of a kind are in each status. */
export const eventTypeTotals = sqliteTable(
  "event_type_totals",
  { eventType: text().notNull(), status: text().notNull(), eventCount: integer().notNull() },
  (t) => [primaryKey({ columns: [t.eventType, t.status] })],
);

/** The last number given out in a year. */
export const eventNumberCounters = sqliteTable("event_number_counters", {
  year: text().primaryKey(),
  last: integer().notNull(),
});
