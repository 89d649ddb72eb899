import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flag, instant, publicId, seq } from "./columns.ts";

export const products = sqliteTable(
  "products",
  {
    seq: seq(),
    id: publicId(),
    name: text().notNull(),
    /** In Marathi, shown above the name; empty if there is none. */
    nameDevanagari: text().notNull().default(""),
    /** Other names and spellings that customers may search for, separated by commas. */
    otherNames: text().notNull().default(""),
    category: text().notNull(),
    description: text().notNull(),
    pricePaise: integer().notNull(),
    image: text().notNull(),
    isVeg: flag(),
    isSpicy: flag(),
    isPopular: flag(),
    isAvailable: integer({ mode: "boolean" }).notNull().default(true),
    ingredients: text({ mode: "json" }).$type<string[]>().notNull(),
    stock: integer().notNull(),
    /** Sold out until the shop next opens. */
    soldOutUntil: instant(),
    /** Portions ordered and not cancelled; popularity sorts by it. */
    soldCount: integer().notNull().default(0),
    /** The number of visible reviews and the sum of their stars, updated by triggers. */
    ratingCount: integer().notNull().default(0),
    ratingTotal: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** A removed dish keeps its row for the carts and orders that contain it. */
    deletedAt: instant(),
  },
  (t) => [
    index("products_listed_by_name").on(t.deletedAt, t.isAvailable, t.name, t.id),
    index("products_listed_by_price").on(t.deletedAt, t.isAvailable, t.pricePaise, t.id),
    index("products_in_category_by_name").on(t.category, t.deletedAt, t.isAvailable, t.name, t.id),
    index("products_in_category_by_price").on(
      t.category,
      t.deletedAt,
      t.isAvailable,
      t.pricePaise,
      t.id,
    ),
    index("products_kept").on(t.deletedAt, t.seq),
    index("products_kept_in_category").on(t.category, t.deletedAt, t.seq),
    index("products_best_selling").on(t.deletedAt, t.soldCount),
    index("products_by_popularity").on(t.deletedAt, t.isAvailable, t.isPopular, t.soldCount),
  ],
);
