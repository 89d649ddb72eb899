import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "./columns.ts";
import { products } from "./products.ts";

/** The walk-in plates that were expected for a day in Pune before it began, kept to compare them with its sales. */
export const forecasts = sqliteTable(
  "forecasts",
  {
    day: text().notNull(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    plates: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.productId] }),
    index("forecasts_of_product").on(t.productId),
  ],
);
