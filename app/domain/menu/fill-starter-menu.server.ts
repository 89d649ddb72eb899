import { sql } from "drizzle-orm";
import { db, write } from "#db/client.server.ts";
import { products } from "#db/schema/products.ts";
import { starterMenu } from "#db/starter/menu.ts";
import { now } from "../clock.ts";

const anyDish = db.select({ id: products.id }).from(products).limit(1).prepare();

const insert = db
  .insert(products)
  .values({
    id: sql.placeholder("id"),
    name: sql.placeholder("name"),
    nameDevanagari: sql.placeholder("nameDevanagari"),
    otherNames: sql.placeholder("otherNames"),
    category: sql.placeholder("category"),
    description: sql.placeholder("description"),
    pricePaise: sql.placeholder("pricePaise"),
    image: sql.placeholder("image"),
    isVeg: sql.placeholder("isVeg"),
    isSpicy: sql.placeholder("isSpicy"),
    isPopular: sql.placeholder("isPopular"),
    ingredients: sql.placeholder("ingredients"),
    stock: sql.placeholder("stock"),
    createdAt: sql.placeholder("at"),
    updatedAt: sql.placeholder("at"),
  })
  .prepare();

/** Only into a database that never had a dish. */
export function fillStarterMenu(): void {
  write(() => {
    if (anyDish.get()) return;
    const at = now();
    for (const dish of starterMenu) insert.run({ ...dish, at });
  });
}
