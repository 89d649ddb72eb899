import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id } from "./columns.ts";

/** Parts of the kitchen, such as chaat, fry and drinks. A dish belongs to one or none. */
export const stations = sqliteTable("stations", {
  id: id(),
  name: text().notNull().unique(),
  position: integer().notNull(),
  createdAt: createdAt(),
});
