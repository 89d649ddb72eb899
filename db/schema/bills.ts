import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { BillLine } from "#app/domain/bills/bill.ts";
import { type TaxRate, taxModes } from "#app/domain/tax/tax-terms.ts";
import { users } from "./accounts.ts";
import { createdAt, id } from "./columns.ts";
import { events } from "./events.ts";
import { orders } from "./orders.ts";

/** The tax terms that apply from a day in Pune on. */
export const taxTerms = sqliteTable(
  "tax_terms",
  {
    fromDay: text().primaryKey(),
    mode: text({ enum: taxModes }).notNull(),
    legalName: text().notNull().default(""),
    gstin: text().notNull().default(""),
    /** Whether menu prices include tax. */
    isInclusive: integer({ mode: "boolean" }).notNull().default(true),
    /** In hundredths of a percent, and the HSN or SAC code, by category; the empty category is the default. */
    rates: text({ mode: "json" }).$type<Record<string, TaxRate>>().notNull(),
    cateringRate: text({ mode: "json" }).$type<TaxRate>().notNull(),
    byUserId: text().references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (t) => [index("tax_terms_by_user").on(t.byUserId)],
);

/** Bills and credit notes as issued. Rows are never changed, so they do not name the customer. */
export const bills = sqliteTable(
  "bills",
  {
    id: id(),
    /** One of these two is set. */
    orderId: text().references(() => orders.id, { onDelete: "set null" }),
    eventId: text().references(() => events.id, { onDelete: "set null" }),
    kind: text({ enum: ["bill", "credit_note"] }).notNull(),
    /** The bill that a credit note credits, in full or in part. */
    billId: text().references((): AnySQLiteColumn => bills.id),
    series: text().notNull(),
    /** From April to March, `26-27`. */
    financialYear: text().notNull(),
    number: integer().notNull(),
    /** At most 16 characters. */
    billNumber: text().notNull().unique(),
    mode: text({ enum: taxModes }).notNull(),
    legalName: text().notNull().default(""),
    gstin: text().notNull().default(""),
    reason: text().notNull().default(""),
    /** Copied from `billBuyers` at the time of issue. */
    buyerName: text().notNull().default(""),
    buyerGstin: text().notNull().default(""),
    purchaseOrder: text().notNull().default(""),
    /** The code of the state; empty for the one in which the shop is registered. */
    placeOfSupply: text().notNull().default(""),
    lines: text({ mode: "json" }).$type<BillLine[]>().notNull(),
    taxPaise: integer().notNull(),
    roundOffPaise: integer().notNull(),
    totalPaise: integer().notNull(),
    /** The date in Pune. */
    day: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("bills_numbered").on(t.series, t.financialYear, t.number),
    index("bills_of_order").on(t.orderId, t.id).where(sql`order_id is not null`),
    index("bills_of_event").on(t.eventId, t.id).where(sql`event_id is not null`),
    index("bills_credited").on(t.billId).where(sql`bill_id is not null`),
    index("bills_by_day").on(t.day, t.id),
    // Since settling leaves them out, none has been issued; earlier ones stay listed.
    index("bills_over_nothing").on(t.id).where(sql`kind = 'credit_note' and total_paise = 0`),
  ],
);

/** The company that the bill of an order or booking will name, and who the bill is sent to. */
export const billBuyers = sqliteTable("bill_buyers", {
  /** The id of the order or booking. */
  id: text().primaryKey(),
  buyerName: text().notNull(),
  buyerGstin: text().notNull(),
  purchaseOrder: text().notNull(),
  /** A name, phone number or email address; not printed on the bill. */
  billingContact: text().notNull().default(""),
  /** Chosen by staff; empty to use the state of the booking's address. */
  placeOfSupply: text().notNull().default(""),
});

/** The last number given to a bill in each series and financial year. */
export const billCounters = sqliteTable(
  "bill_counters",
  { series: text().notNull(), financialYear: text().notNull(), last: integer().notNull() },
  (t) => [primaryKey({ columns: [t.series, t.financialYear] })],
);

/** Orders and bookings whose bill is issued when the owner resumes billing after a restore. */
export const billsWaiting = sqliteTable("bills_waiting", {
  /** The id of an order or a booking. */
  id: text().primaryKey(),
});
