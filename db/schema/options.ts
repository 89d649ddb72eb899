import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Food } from "#app/domain/food/food.ts";
import { optionKinds } from "#app/domain/options/option-group.ts";
import { belongsTo, createdAt, flag, id, instant } from "./columns.ts";
import { products } from "./products.ts";

/** Choices for preparing a dish, such as "Chutneys"; several dishes may use the same group. */
export const optionGroups = sqliteTable("option_groups", {
  id: id(),
  name: text().notNull(),
  kind: text({ enum: optionKinds }).notNull(),
  /** Whether the prices of its choices replace the dish's own. */
  isSize: flag(),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

export const optionChoices = sqliteTable(
  "option_choices",
  {
    id: id(),
    groupId: belongsTo(() => optionGroups.id),
    position: integer().notNull(),
    name: text().notNull(),
    pricePaise: integer().notNull().default(0),
    isVeg: integer({ mode: "boolean" }).notNull().default(true),
    /** The foods that it adds to the dish. */
    contains: text({ mode: "json" }).$type<Food[]>().notNull().default([]),
    /** The foods that the dish is made without if it is chosen. */
    leavesOut: text({ mode: "json" }).$type<Food[]>().notNull().default([]),
    isHidden: flag(),
    isPreselected: flag(),
    /** Sold out until the shop next opens. */
    soldOutUntil: instant(),
    /** Null if unlimited. */
    stock: integer(),
  },
  (t) => [index("option_choices_of_group").on(t.groupId, t.position)],
);

/** The groups that a dish uses, and how. */
export const productOptionGroups = sqliteTable(
  "product_option_groups",
  {
    productId: belongsTo(() => products.id),
    groupId: belongsTo(() => optionGroups.id),
    position: integer().notNull(),
    isRequired: flag(),
    /** The minimum number if any are chosen; both count quantities. */
    min: integer().notNull().default(0),
    max: integer().notNull(),
    /** How many of the cheapest chosen ones are free. */
    includedFree: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.groupId] }),
    index("product_option_groups_of_group").on(t.groupId),
  ],
);

/** The parts of a combo, such as "Your chaat": one of several dishes. */
export const comboParts = sqliteTable(
  "combo_parts",
  {
    id: id(),
    /** The combo. */
    productId: belongsTo(() => products.id),
    position: integer().notNull(),
    name: text().notNull(),
    /** How many dishes the customer chooses. */
    quantity: integer().notNull().default(1),
    /** All dishes of this category; null if they are listed in `combo_part_dishes`. */
    category: text(),
    /** A dish that costs more than this adds the difference; null if no dish does. */
    coveredPaise: integer(),
  },
  (t) => [index("combo_parts_of_product").on(t.productId, t.position)],
);

export const comboPartDishes = sqliteTable(
  "combo_part_dishes",
  {
    partId: belongsTo(() => comboParts.id),
    productId: belongsTo(() => products.id),
  },
  (t) => [
    primaryKey({ columns: [t.partId, t.productId] }),
    index("combo_part_dishes_of_product").on(t.productId),
  ],
);
