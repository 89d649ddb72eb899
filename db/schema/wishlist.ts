import { index, primaryKey, sqliteTable } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { belongsTo, createdAt } from "./columns.ts";
import { products } from "./products.ts";

/** Dishes on a customer's wishlist. */
export const wishlistDishes = sqliteTable(
  "wishlist_dishes",
  {
    userId: belongsTo(() => users.id),
    productId: belongsTo(() => products.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.productId] }),
    index("wishlist_dishes_of_product").on(t.productId),
  ],
);
