import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { createdAt } from "./columns.ts";
import { products } from "./products.ts";

/** Dishes on a customer's wishlist. */
export const wishlistDishes = sqliteTable(
  "wishlist_dishes",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index("wishlist_dishes_of_product").on(t.productId),
  ],
);
