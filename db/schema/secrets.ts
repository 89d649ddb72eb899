import { sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Keys that the shop generated and must keep, for tracking links and push messages. */
export const secrets = sqliteTable("secrets", {
  name: text().primaryKey(),
  value: text().notNull(),
});
