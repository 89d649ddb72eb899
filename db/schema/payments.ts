import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { ledgerMethods } from "#app/domain/ledger/payment.ts";
import { users } from "./accounts.ts";
import { belongsTo, createdAt, flag, id, instant } from "./columns.ts";
import { events } from "./events.ts";
import { orders } from "./orders.ts";

/** The ledger: money for an order or a catering booking, in and out. Rows are never changed. See docs/payments.md. */
export const payments = sqliteTable(
  "payments",
  {
    id: id(),
    /** One of these two is set. */
    orderId: text().references(() => orders.id, { onDelete: "cascade" }),
    eventId: text().references(() => events.id, { onDelete: "cascade" }),
    kind: text({ enum: ["claim", "payment", "refund", "reversal"] }).notNull(),
    method: text({ enum: ledgerMethods }).notNull(),
    amountPaise: integer().notNull(),
    /** The part of a refund beyond the overpaid amount, which lowers the amount due. */
    waivedPaise: integer().notNull().default(0),
    /** The UTR of a UPI payment; empty if nobody entered it. */
    reference: text().notNull().default(""),
    /** The claim that a payment confirms, or the claim or payment that a reversal reverses. */
    appliesTo: text().references((): AnySQLiteColumn => payments.id, { onDelete: "cascade" }),
    reason: text().notNull().default(""),
    /** Null for payments from before this was recorded, and after the account was deleted. */
    byUserId: text().references(() => users.id, { onDelete: "set null" }),
    /** No foreign key is needed: rows of `devices` are never deleted. */
    deviceId: text(),
    /** Cash collected at a door. The person who took it owes it until it is handed in. */
    isCarried: flag(),
    /** The business date: its day in Pune, or the next one that is not closed yet. */
    day: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("payments_of_order").on(t.orderId, t.id),
    index("payments_of_event").on(t.eventId, t.id).where(sql`event_id is not null`),
    index("payments_by_user").on(t.byUserId, t.createdAt).where(sql`by_user_id is not null`),
    index("payments_carried")
      .on(t.byUserId, t.isCarried, t.kind, t.amountPaise)
      .where(sql`is_carried`),
    // There are few reversals.
    index("payments_carried_back")
      .on(t.kind, t.appliesTo, t.amountPaise)
      .where(sql`is_carried and kind = 'reversal'`),
    index("payments_by_day").on(t.day, t.id),
    index("payments_claimed").on(t.createdAt).where(sql`kind = 'claim'`),
    // A claim can be confirmed only once, and a payment reversed only once.
    uniqueIndex("payments_applied").on(t.appliesTo).where(sql`applies_to is not null`),
  ],
);

/** UPI references in use: each belongs to one claim or payment, unless that was reversed. */
export const paymentReferences = sqliteTable(
  "payment_references",
  {
    reference: text().primaryKey(),
    paymentId: belongsTo(() => payments.id),
  },
  (t) => [index("payment_references_of_payment").on(t.paymentId)],
);

/** Cash that a rider collected and handed in. */
export const cashHandovers = sqliteTable(
  "cash_handovers",
  {
    id: id(),
    riderId: text().references(() => users.id, { onDelete: "set null" }),
    receivedBy: text().references(() => users.id, { onDelete: "set null" }),
    amountPaise: integer().notNull(),
    /** The business date, like a payment's. */
    day: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    index("cash_handovers_of_rider").on(t.riderId, t.amountPaise),
    index("cash_handovers_received").on(t.receivedBy),
    index("cash_handovers_by_day").on(t.day),
  ],
);

/** Business dates on which the drawer was opened. A closed one does not change, unless the owner reopens the last. */
export const businessDays = sqliteTable(
  "business_days",
  {
    /** In Pune, `YYYY-MM-DD`. */
    day: text().primaryKey(),
    floatPaise: integer().notNull(),
    openedBy: text().references(() => users.id, { onDelete: "set null" }),
    /** Null if nobody opened the drawer before the day was closed. */
    openedAt: instant(),
    closedBy: text().references(() => users.id, { onDelete: "set null" }),
    closedAt: instant(),
    countedPaise: integer(),
    note: text().notNull().default(""),
    /** Who reopened it after closing, when and why; see `Reopening`. Stays after the next closing. */
    reopened: text({ mode: "json" }).$type<unknown>(),
    /** The day's figures at the time of closing. */
    report: text({ mode: "json" }).$type<unknown>(),
  },
  (t) => [
    index("business_days_opened").on(t.openedBy),
    index("business_days_closed_by").on(t.closedBy),
    index("business_days_closed").on(t.day).where(sql`closed_at is not null`),
  ],
);

/** The drawer count when one shift hands it over to the next; the closing counts for the last shift. */
export const shifts = sqliteTable(
  "shifts",
  {
    id: id(),
    day: text().notNull(),
    /** The amount that should have been in the drawer, based on the previous shift's count. */
    expectedPaise: integer().notNull(),
    countedPaise: integer().notNull(),
    byUserId: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [index("shifts_of_day").on(t.day, t.id), index("shifts_by").on(t.byUserId)],
);

/** Cash put into or taken out of the drawer for a reason other than an order. */
export const drawerEntries = sqliteTable(
  "drawer_entries",
  {
    id: id(),
    day: text().notNull(),
    kind: text({ enum: ["in", "out"] }).notNull(),
    amountPaise: integer().notNull(),
    reason: text().notNull(),
    byUserId: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [
    index("drawer_entries_of_day").on(t.day, t.id),
    index("drawer_entries_by").on(t.byUserId),
  ],
);
