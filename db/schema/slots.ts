import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { deliveryTypes } from "#app/domain/terms/delivery-fee.ts";
import { instant } from "./columns.ts";

/** The orders and plates promised for a time slot: increased by each order and decreased by each cancellation. */
export const slots = sqliteTable(
  "slots",
  {
    deliveryType: text({ enum: deliveryTypes }).notNull(),
    startsAt: instant().notNull(),
    orders: integer().notNull().default(0),
    plates: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.deliveryType, t.startsAt] })],
);
