import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, flag, id, instant, publicId, seq } from "./columns.ts";
import { orders } from "./orders.ts";
import { stations } from "./stations.ts";

export const printKinds = ["ticket", "change", "bill", "token", "day", "test"] as const;

/** Receipt printers in the shop's network. */
export const printers = sqliteTable(
  "printers",
  {
    id: id(),
    name: text().notNull(),
    host: text().notNull(),
    port: integer().notNull().default(9100),
    paperMillimetres: integer().notNull(),
    /** The kinds of prints that it prints automatically. */
    kinds: text({ mode: "json" }).$type<(typeof printKinds)[number][]>().notNull().default([]),
    /** The station whose part of each ticket it prints; null to print whole tickets. */
    stationId: text().references(() => stations.id, { onDelete: "set null" }),
    /** Prints nothing automatically until somebody turns it on again. */
    isOff: flag(),
    createdAt: createdAt(),
    /** The row stays because its prints refer to it. */
    removedAt: instant(),
  },
  (t) => [index("printers_of_station").on(t.stationId)],
);

/** Everything that the printers have printed or have yet to print. */
export const printJobs = sqliteTable(
  "print_jobs",
  {
    seq: seq(),
    id: publicId(),
    printerId: text()
      .notNull()
      .references(() => printers.id),
    kind: text({ enum: printKinds }).notNull(),
    /** Null for a print without an order, such as the report of a day. */
    orderId: text().references(() => orders.id, { onDelete: "cascade" }),
    /** Which print of the order it is, such as a change; for a report, its day. */
    revision: text().notNull().default(""),
    isCopy: flag(),
    state: text({ enum: ["queued", "printing", "done", "failed", "dismissed"] })
      .notNull()
      .default("queued"),
    /** Whether it failed after the printer had received part of it, so that printing it again makes a copy. */
    mayBePrinted: flag(),
    attemptCount: integer().notNull().default(0),
    /** The next attempt, even during one; null once it is done, failed or dismissed. */
    dueAt: instant(),
    lastError: text().notNull().default(""),
    createdAt: createdAt(),
    finishedAt: instant(),
  },
  (t) => [
    // Nothing is printed twice unless somebody asks for a copy.
    uniqueIndex("print_jobs_once")
      .on(t.printerId, t.kind, t.orderId, t.revision)
      .where(sql`is_copy = 0 and order_id is not null`),
    index("print_jobs_due").on(t.dueAt, t.seq).where(sql`due_at is not null`),
    index("print_jobs_failed").on(t.seq).where(sql`state = 'failed'`),
    index("print_jobs_of_order").on(t.orderId, t.seq).where(sql`order_id is not null`),
    index("print_jobs_of_printer").on(t.printerId, t.seq),
  ],
);
