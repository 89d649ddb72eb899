import { randomUUID } from "node:crypto";
import type { TestDatabase } from "./database.ts";

export type Dish = {
  id: string;
  name: string;
  category: string;
  description: string;
  pricePaise: number;
  stock: number;
  isAvailable: boolean;
};

/** Adds a dish with a unique name to the menu: 100 rupees and a large stock by default. */
export function addDish(database: TestDatabase, overrides: Partial<Dish> = {}): Dish {
  const id = overrides.id ?? randomUUID();
  const dish = {
    name: `Test Puri ${id.slice(0, 8)}`,
    category: "pani-puri",
    description: "Six crisp puris with tamarind water.",
    pricePaise: 10_000,
    stock: 1000,
    isAvailable: true,
    ...overrides,
    id,
  };
  const now = Date.now();
  database.change(
    `insert into products (id, name, category, description, price_paise, image, is_veg, is_available, ingredients, stock,
      created_at, updated_at) values (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?, ?)`,
    dish.id,
    dish.name,
    dish.category,
    dish.description,
    dish.pricePaise,
    "/illustrations/dishes/classic-pani-puri.svg",
    dish.isAvailable ? 1 : 0,
    JSON.stringify(["Puri", "Tamarind"]),
    dish.stock,
    now,
    now,
  );
  return dish;
}
