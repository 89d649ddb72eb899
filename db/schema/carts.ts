import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { belongsTo, createdAt, id } from "./columns.ts";
import { products } from "./products.ts";

/** A cart belongs either to a guest's cookie or to an account. */
export const carts = sqliteTable(
  "carts",
  {
    id: id(),
    tokenHash: text().unique(),
    userId: text()
      .unique()
      .references(() => users.id, { onDelete: "cascade" }),
    /** JSON of the unfinished checkout form, so that nothing is lost at login. */
    unsentCheckout: text("checkout_draft"),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index("carts_by_age").on(t.updatedAt)],
);

export const cartLines = sqliteTable(
  "cart_lines",
  {
    id: id(),
    cartId: belongsTo(() => carts.id),
    productId: belongsTo(() => products.id),
    quantity: integer().notNull(),
    /** JSON with sorted keys, so that identical selections are equal as text. */
    selection: text().notNull().default("{}"),
    specialInstructions: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("cart_lines_identity").on(t.cartId, t.productId, t.selection),
    index("cart_lines_in_order").on(t.cartId, t.id),
    index("cart_lines_of_product").on(t.productId),
  ],
);
