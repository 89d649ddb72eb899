import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { createdAt, instant, publicId, seq } from "./columns.ts";
import { orders } from "./orders.ts";

/** The account that was signed in when this was sent; null for a guest. */
const sender = () => text().references(() => users.id, { onDelete: "cascade" });

export const newsletterSubscribers = sqliteTable(
  "newsletter_subscribers",
  {
    seq: seq(),
    id: publicId(),
    email: text().notNull().unique(),
    userId: sender(),
    createdAt: createdAt(),
  },
  (t) => [index("newsletter_subscribers_of_user").on(t.userId)],
);

export const contactMessages = sqliteTable(
  "contact_messages",
  {
    seq: seq(),
    id: publicId(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(""),
    subject: text({ enum: ["general", "order", "feedback", "complaint", "catering"] }).notNull(),
    message: text().notNull(),
    /** The order that a problem was reported about; null for other messages. */
    orderId: text().references(() => orders.id, { onDelete: "set null" }),
    /** URLs of stored images. */
    images: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    userId: sender(),
    createdAt: createdAt(),
    readAt: instant(),
  },
  (t) => [
    index("contact_messages_unread").on(t.readAt, t.seq),
    index("contact_messages_by_email").on(t.email),
    index("contact_messages_of_user").on(t.userId),
    index("contact_messages_of_order").on(t.orderId),
  ],
);
