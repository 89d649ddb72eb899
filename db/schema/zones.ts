import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { belongsTo, createdAt, id } from "./columns.ts";

/** The shop's delivery areas; if there are none, it delivers everywhere on the terms of the settings. */
export const zones = sqliteTable("zones", {
  id: id(),
  name: text().notNull().unique(),
  feePaise: integer().notNull(),
  /** Null if delivery is never free. */
  freeAbovePaise: integer(),
  minimumPaise: integer().notNull().default(0),
  /** From placing the order to the door; null for the usual time. */
  minutes: integer(),
  isActive: integer({ mode: "boolean" }).notNull().default(true),
  note: text().notNull().default(""),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const zonePincodes = sqliteTable(
  "zone_pincodes",
  {
    pincode: text().primaryKey(),
    zoneId: belongsTo(() => zones.id),
  },
  (t) => [index("zone_pincodes_of_zone").on(t.zoneId, t.pincode)],
);
