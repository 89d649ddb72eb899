import { getTableColumns } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import { optionChoices } from "../schema/options.ts";
import { products } from "../schema/products.ts";

/** `public_version`: changes when data changes that visitors without an account or a cart can see. */

const raise = `
  UPDATE public_version SET version = version + 1;
END`;

/** The tables that public pages read, apart from dishes and choices. `tests/drills/public-version.test.ts` finds missing ones. */
const tables = [
  "combo_part_dishes",
  "combo_parts",
  "content",
  "events",
  "images",
  "menu_sections",
  "option_groups",
  "post_likes",
  "posts",
  "product_option_groups",
  "review_images",
  "review_votes",
  "reviews",
  "settings",
  "translations",
  "zone_pincodes",
  "zones",
];

const on = (table: string, event: string, name: string, when = "") =>
  `CREATE TRIGGER public_version_${table}_${name} AFTER ${event} ON ${table} ${when}BEGIN ${raise}`;

const allEvents = ["insert", "update", "delete"].flatMap((event) =>
  tables.map((table) => on(table, event.toUpperCase(), event)),
);

/**
 * For a dish or choice. Each order changes its stock, which visitors only see as "Sold out": a part
 * of a combo takes up to 10 portions of a dish, and a group up to 20 of a choice. The number sold
 * only affects sorting, which may wait until the next minute.
 */
function stocked(table: string, columns: object, lowStock: number): string[] {
  const visible = Object.keys(columns)
    .map((column) => toSnakeCase(column))
    .filter((column) => !["stock", "sold_count", "updated_at"].includes(column))
    .join(", ");
  const isLow = `WHEN min(old.stock, ${lowStock}) IS NOT min(new.stock, ${lowStock}) `;
  return [
    on(table, "INSERT", "insert"),
    on(table, "DELETE", "delete"),
    on(table, `UPDATE OF ${visible}`, "update"),
    on(table, "UPDATE OF stock", "stock", isLow),
  ];
}

/** From the tenth order on, customers no longer see invented samples (`app/domain/content/queries.server.ts`). */
const tenthOrder = on(
  "orders",
  "INSERT",
  "tenth",
  "WHEN (SELECT count(*) FROM (SELECT 1 FROM orders LIMIT 11)) = 10 ",
);

export const publicVersionTriggers = [
  ...allEvents,
  tenthOrder,
  ...stocked("products", getTableColumns(products), 10),
  ...stocked("option_choices", getTableColumns(optionChoices), 20),
];

export const raisePublicVersion = `
  INSERT INTO public_version (id, version) VALUES (1, 1)
  ON CONFLICT (id) DO UPDATE SET version = version + 1;`;
