import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { transferStates } from "#app/domain/ledger/online-transfer.ts";
import { belongsTo, createdAt, id, instant } from "./columns.ts";
import { events } from "./events.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";

/** Pages of the payment provider on which a customer can pay an amount. See docs/payments.md. */
export const paymentLinks = sqliteTable(
  "payment_links",
  {
    /** The shop's own reference, which the provider returns. */
    id: id(),
    /** One of these two is set. */
    orderId: text().references(() => orders.id, { onDelete: "cascade" }),
    eventId: text().references(() => events.id, { onDelete: "cascade" }),
    amountPaise: integer().notNull(),
    providerId: text(),
    url: text(),
    expiresAt: instant().notNull(),
    /** When it was paid, cancelled or given up. */
    endedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index("payment_links_of_order").on(t.orderId).where(sql`order_id is not null`),
    index("payment_links_of_event").on(t.eventId).where(sql`event_id is not null`),
    index("payment_links_open").on(t.expiresAt).where(sql`ended_at is null`),
  ],
);

export const onlineTransfers = sqliteTable(
  "online_transfers",
  {
    /** A refund is requested with it as the key, so that a repetition returns the same refund. */
    id: id(),
    linkId: belongsTo(() => paymentLinks.id),
    /** Its row in the ledger; null for a payment in another currency, which the ledger cannot hold. */
    paymentId: text().references(() => payments.id, { onDelete: "cascade" }),
    /** The payment that a refund returns; null for a payment. */
    refundOf: text().references((): AnySQLiteColumn => onlineTransfers.id, {
      onDelete: "cascade",
    }),
    /** Null for a refund that the provider has not accepted yet. */
    providerId: text(),
    amountPaise: integer().notNull(),
    currency: text().notNull().default("INR"),
    state: text({ enum: transferStates }).notNull(),
    /** The provider's fee with its tax; null until it is known. */
    feePaise: integer(),
    settlementId: text().notNull().default(""),
    settledAt: instant(),
    /** When a refund is sent or asked about again; null once its state is final. */
    nextTryAt: instant(),
    attemptCount: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("online_transfers_by_provider")
      .on(t.providerId)
      .where(sql`provider_id is not null`),
    uniqueIndex("online_transfers_of_payment").on(t.paymentId).where(sql`payment_id is not null`),
    index("online_transfers_of_link").on(t.linkId),
    index("online_transfers_refunding").on(t.refundOf).where(sql`refund_of is not null`),
    index("online_transfers_due").on(t.nextTryAt).where(sql`next_try_at is not null`),
    index("online_transfers_by_time").on(t.createdAt),
  ],
);
