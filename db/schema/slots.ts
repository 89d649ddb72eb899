import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";

/** What is promised for a time: counted up with the order, down when it is cancelled. */
export const slots = sqliteTable(
  "slots",
  {
    deliveryType: text({ enum: ["delivery", "pickup"] }).notNull(),
    startsAt: instant().notNull(),
    orders: integer().notNull().default(0),
    plates: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.deliveryType, t.startsAt] })],
);
