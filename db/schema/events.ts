import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { roles } from "#app/domain/access/roles.ts";
import { eventTypes } from "#app/domain/event-type.ts";
import type { ChecklistLine } from "#app/domain/events/event.ts";
import type { QuoteTerms } from "#app/domain/events/quote-terms.ts";
import { eventStatuses } from "#app/domain/events/status.ts";
import { languages } from "#app/domain/language/language.ts";
import type { CancellationRule } from "#app/domain/terms/cancellation-terms.ts";
import { users } from "./accounts.ts";
import { belongsTo, createdAt, id, instant, publicId, seq } from "./columns.ts";

/** Catering bookings with the prices at the time of booking. */
export const events = sqliteTable(
  "events",
  {
    seq: seq(),
    id: publicId(),
    eventNumber: text().notNull().unique(),
    /** Null after the customer's account was deleted; the booking is kept for accounting. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    /** The staff member who took the booking by phone or at the stall; null if the customer made it. */
    takenByUserId: text().references(() => users.id, { onDelete: "set null" }),
    eventType: text({
      enum: eventTypes,
    }).notNull(),
    eventName: text().notNull(),
    /** The date in Pune, `YYYY-MM-DD`. */
    eventDate: text().notNull(),
    eventTime: text().notNull(),
    durationHours: integer().notNull(),
    guestCount: integer().notNull(),
    status: text({
      enum: eventStatuses,
    })
      .notNull()
      .default("pending"),
    customerName: text().notNull(),
    customerEmail: text().notNull(),
    /** Like an order's. */
    language: text({ enum: languages }).notNull().default("en"),
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
    /** Crew and equipment, only for staff. */
    checklist: text({ mode: "json" }).$type<ChecklistLine[]>().notNull().default([]),
    cancellationReason: text().notNull().default(""),
    serviceChargePercent: integer().notNull().default(2),
    venueFeePaise: integer().notNull().default(50000),
    subtotalPaise: integer().notNull(),
    serviceChargePaise: integer().notNull(),
    setupFeePaise: integer().notNull(),
    deliveryFeePaise: integer().notNull(),
    /** Agreed in a quote, like the discount; see `eventPrice`. */
    travelPaise: integer().notNull().default(0),
    discountPaise: integer().notNull().default(0),
    taxPaise: integer().notNull().default(0),
    totalPaise: integer().notNull(),
    advancePaise: integer().notNull(),
    /** The sums of `payments`, like an order's. */
    paidPaise: integer().notNull().default(0),
    refundedPaise: integer().notNull().default(0),
    waivedPaise: integer().notNull().default(0),
    /** The cancellation fee that is kept, and why. */
    keptPaise: integer().notNull().default(0),
    keptReason: text().notNull().default(""),
    /** Agreed at the time of booking, or in the quote. */
    cancellationTerms: text({ mode: "json" }).$type<CancellationRule[]>().notNull().default([]),
    /** Like an order's. */
    ringsSince: instant(),
    ownerAlertedAt: instant(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    // Covers the sum of all bookings by status.
    index("events_by_status").on(t.status, t.seq, t.totalPaise),
    index("events_by_type").on(t.eventType, t.seq),
    index("events_by_type_and_status").on(t.eventType, t.status, t.seq),
    index("events_of_user").on(t.userId, t.seq),
    index("events_taken_by").on(t.takenByUserId),
    index("events_of_user_by_status").on(t.userId, t.status, t.seq),
    // Covers the sum of the guests of each day.
    index("events_by_day").on(t.eventDate, t.eventTime, t.status, t.guestCount),
    index("events_ringing").on(t.ringsSince, t.id).where(sql`rings_since is not null`),
    index("events_to_refund")
      .on(t.seq)
      .where(
        sql`paid_paise > 0 and paid_paise > iif(status = 'cancelled', kept_paise, total_paise - waived_paise)`,
      ),
    index("events_with_balance")
      .on(t.eventDate, t.seq)
      .where(
        sql`status <> 'pending' and status <> 'cancelled' and paid_paise < total_paise - waived_paise`,
      ),
    // Covers the counts of a search, so that it does not read a thousand long rows.
    index("events_in_short").on(t.seq, t.status, t.eventType),
  ],
);

export const eventPackages = sqliteTable(
  "event_packages",
  {
    eventId: belongsTo(() => events.id),
    name: text().notNull(),
    /** Per guest, at the time of booking. */
    pricePaise: integer().notNull(),
    /** Imported bookings have packages that the shop never offered. */
    setupFeePaise: integer().notNull().default(100000),
    totalPaise: integer().notNull(),
    /** With the prices of a portion. */
    dishes: text({ mode: "json" })
      .$type<{ name: string; pricePaise: number }[]>()
      .notNull()
      .default([]),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.name] })],
);

export const eventItems = sqliteTable(
  "event_items",
  {
    eventId: belongsTo(() => events.id),
    position: integer().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    pricePaise: integer().notNull(),
    totalPaise: integer().notNull(),
    specialInstructions: text().notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.position] })],
);

/** The offers made for a booking. Each one sent is a version; the last one counts. */
export const eventQuotes = sqliteTable(
  "event_quotes",
  {
    eventId: belongsTo(() => events.id),
    version: integer().notNull(),
    terms: text({ mode: "json" }).$type<QuoteTerms>().notNull(),
    /** The last day on which it can be accepted. */
    validUntil: text().notNull(),
    sentAt: createdAt(),
    acceptedAt: instant(),
    changeRequest: text().notNull().default(""),
    changeRequestedAt: instant(),
    byUserId: text().references(() => users.id, { onDelete: "set null" }),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.version] }),
    index("event_quotes_by_user").on(t.byUserId),
  ],
);

/** Changes of status and advance payment of a booking. */
export const eventChanges = sqliteTable(
  "event_changes",
  {
    id: id(),
    eventId: belongsTo(() => events.id),
    kind: text({
      enum: [
        "taken",
        "quote",
        "changed",
        "status",
        "advance",
        "payment",
        "refund",
        "reversal",
        "kept",
        "seen",
        "reminder",
      ],
    }).notNull(),
    fromValue: text().notNull(),
    toValue: text().notNull(),
    reason: text().notNull().default(""),
    byUserId: text().references(() => users.id, { onDelete: "set null" }),
    byRole: text({ enum: roles }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("event_changes_of_event").on(t.eventId, t.id),
    index("event_changes_by_user").on(t.byUserId),
  ],
);

/** The last event number issued in each year. */
export const eventNumberCounters = sqliteTable("event_number_counters", {
  year: text().primaryKey(),
  last: integer().notNull(),
});
