import { integer, sqliteTable } from "drizzle-orm/sqlite-core";

/** One row, whose version triggers raise with every write that changes what public pages show. */
export const publicVersion = sqliteTable("public_version", {
  id: integer().primaryKey(),
  version: integer().notNull(),
});
