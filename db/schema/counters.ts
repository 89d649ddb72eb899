import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How many rows there are of a kind, kept by triggers: counting 200,000 customers must not walk them. */
export const rowCounts = sqliteTable("row_counts", {
  name: text({
    enum: ["users.customer", "users.admin", "subscribers", "messages.unread", "messages.read"],
  }).primaryKey(),
  rowCount: integer().notNull(),
});
