import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, instant, publicId, seq } from "./columns.ts";

export const newsletterSubscribers = sqliteTable("newsletter_subscribers", {
  seq: seq(),
  id: publicId(),
  email: text().notNull().unique(),
  createdAt: createdAt(),
});

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
    createdAt: createdAt(),
    readAt: instant(),
  },
  (t) => [
    index("contact_messages_unread").on(t.readAt, t.seq),
    index("contact_messages_by_email").on(t.email),
  ],
);
