import { randomUUID } from "node:crypto";
import { groupsOfCategory } from "#db/starter/options.ts";
import type { TestDatabase } from "#tests/support/shop/database.ts";

export type Dish = {
  id: string;
  slug: string;
  kind: "dish" | "combo";
  name: string;
  category: string;
  description: string;
  pricePaise: number;
  stock: number;
  isAvailable: boolean;
  plates: number;
};

/** A test server's database, or a unit test's own. */
export type ChangeableDatabase = Pick<TestDatabase, "change">;

/**
 * Adds a dish with a unique name to the menu: 100 rupees and a large stock by default. If the
 * starter menu's option groups exist, the dish offers those of its category.
 */
export function addDish(database: ChangeableDatabase, overrides: Partial<Dish> = {}): Dish {
  const id = overrides.id ?? randomUUID();
  const dish: Dish = {
    slug: id,
    kind: "dish",
    name: `Test Puri ${id.slice(0, 8)}`,
    category: "pani-puri",
    description: "Six crisp puris with tamarind water.",
    pricePaise: 10_000,
    stock: 1000,
    isAvailable: true,
    plates: 1,
    ...overrides,
    id,
  };
  const now = Date.now();
  database.change(
    `insert into products (id, slug, kind, name, category, description, price_paise, image, is_veg, is_available,
      ingredients, stock, plates, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?)`,
    dish.id,
    dish.slug,
    dish.kind,
    dish.name,
    dish.category,
    dish.description,
    dish.pricePaise,
    "/illustrations/dishes/classic-pani-puri.svg",
    dish.isAvailable ? 1 : 0,
    JSON.stringify(["Puri", "Tamarind"]),
    dish.stock,
    dish.plates,
    now,
    now,
  );
  const groups = dish.kind === "dish" ? (groupsOfCategory[dish.category] ?? []) : [];
  database.change(
    `insert into product_option_groups (product_id, group_id, position, max)
     select ?, option_groups.id, used.key, 1 from json_each(?) used join option_groups on option_groups.id = used.value`,
    dish.id,
    JSON.stringify(groups.map(({ group }) => group)),
  );
  return dish;
}
