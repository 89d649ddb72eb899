import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, publicId, seq } from "./columns.ts";

export const newsletterSubscribers = sqliteTable("newsletter_subscribers", {
  seq: seq(),
  id: publicId(),
  email: text().notNull().unique(),
  createdAt: createdAt(),
});
