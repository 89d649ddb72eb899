import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { createdAt, instant, publicId, seq } from "./columns.ts";
import { orders } from "./orders.ts";

/** Emails to send, and those already sent. */
export const emails = sqliteTable(
  "emails",
  {
    seq: seq(),
    id: publicId(),
    kind: text({
      enum: ["verification", "password_reset", "invitation", "order", "event", "day", "alert"],
    }).notNull(),
    recipient: text().notNull(),
    /** The account that the email is about. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    /** The order that it is about. */
    orderId: text().references(() => orders.id, { onDelete: "set null" }),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
    attemptCount: integer().notNull().default(0),
    /** The next attempt; null once sent or given up. */
    dueAt: instant(),
    sentAt: instant(),
    lastError: text().notNull().default(""),
  },
  (t) => [
    index("emails_due").on(t.dueAt).where(sql`due_at is not null`),
    index("emails_by_recipient").on(t.recipient),
    index("emails_about_user").on(t.userId),
    index("emails_about_order").on(t.orderId).where(sql`order_id is not null`),
  ],
);
