import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Food } from "#app/domain/food/food.ts";
import { belongsTo, createdAt, flag, instant, publicId, seq } from "./columns.ts";
import { stations } from "./stations.ts";

/** When a dish or the dishes of a section are sold; empty or null means always. */
const saleHours = () => ({
  /** Digits, 0 for Monday. */
  saleDays: text().notNull().default(""),
  saleFromMinutes: integer(),
  saleUntilMinutes: integer(),
});

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
    /** In the URL of the dish's page. */
    slug: text().notNull().default(""),
    kind: text({ enum: ["dish", "combo"] })
      .notNull()
      .default("dish"),
    category: text().notNull(),
    /** Sorted by hand within the category; equal positions are sorted by popularity and name. */
    position: integer().notNull().default(0),
    description: text().notNull(),
    /** The lowest price if it comes in several sizes. */
    pricePaise: integer().notNull(),
    image: text().notNull(),
    isVeg: flag(),
    isSpicy: flag(),
    isPopular: flag(),
    isAvailable: integer({ mode: "boolean" }).notNull().default(true),
    ingredients: text({ mode: "json" }).$type<string[]>().notNull(),
    /** Ignored for a combo, whose foods are those of its dishes. */
    contains: text({ mode: "json" }).$type<Food[]>().notNull().default([]),
    /** Whether somebody has gone through all foods; if not, it may contain more. */
    isFoodChecked: flag(),
    /** For customers who avoid something, for example the ingredient that replaces potato in a Jain portion. */
    foodNote: text().notNull().default(""),
    /** Ignored for a combo, whose stock is that of its parts. */
    stock: integer().notNull(),
    /** How many plates it counts as in the capacity of a time slot. */
    plates: integer().notNull().default(1),
    /** In hundredths of a percent; null to use the category's rate. */
    taxBasisPoints: integer(),
    /** HSN or SAC; empty to use the category's code. */
    taxCode: text().notNull().default(""),
    /** The station where the kitchen makes it; null to use the category's. */
    stationId: text().references(() => stations.id, { onDelete: "set null" }),
    /** Sold out until the shop next opens. */
    soldOutUntil: instant(),
    ...saleHours(),
    /** Portions ordered and not cancelled, for sorting by popularity. */
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
    uniqueIndex("products_slug").on(t.slug),
    index("products_of_station").on(t.stationId).where(sql`station_id is not null`),
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

/** Earlier slugs of dishes, which redirect to their pages. */
export const productSlugs = sqliteTable(
  "product_slugs",
  {
    slug: text().primaryKey(),
    productId: belongsTo(() => products.id),
  },
  (t) => [index("product_slugs_of_product").on(t.productId)],
);

export const menuSections = sqliteTable(
  "menu_sections",
  {
    /** The category of its dishes. */
    id: text().primaryKey(),
    name: text().notNull(),
    /** Empty if it has none. */
    image: text().notNull(),
    position: integer().notNull(),
    isHidden: flag(),
    /** Where the kitchen makes its dishes; null in a kitchen without stations. */
    stationId: text().references(() => stations.id, { onDelete: "set null" }),
    ...saleHours(),
  },
  (t) => [index("menu_sections_of_station").on(t.stationId)],
);
