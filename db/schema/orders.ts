import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { createdAt, id, instant, publicId, seq } from "./columns.ts";
import { products } from "./products.ts";

export const orders = sqliteTable(
  "orders",
  {
    seq: seq(),
    id: publicId(),
    orderNumber: text().notNull().unique(),
    /** Empty after the customer's account was deleted: the order stays for the books. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    status: text({
      enum: ["pending", "confirmed", "preparing", "out_for_delivery", "delivered", "cancelled"],
    })
      .notNull()
      .default("pending"),
    deliveryType: text({ enum: ["delivery", "pickup"] }).notNull(),
    paymentMethod: text({ enum: ["cash", "upi", "card"] }).notNull(),
    paymentStatus: text({ enum: ["pending", "paid"] })
      .notNull()
      .default("pending"),
    paidAt: instant(),
    customerName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zipCode: text().notNull(),
    deliveryInstructions: text().notNull().default(""),
    notes: text().notNull().default(""),
    subtotalPaise: integer().notNull(),
    deliveryFeePaise: integer().notNull(),
    totalPaise: integer().notNull(),
    cancellationReason: text().notNull().default(""),
    /** When the kitchen starts, for an order that came while the shop was closed. */
    dueAt: instant(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index("orders_by_status").on(t.status, t.seq),
    index("orders_of_user").on(t.userId, t.seq),
    index("orders_of_user_by_status").on(t.userId, t.status, t.seq),
    index("orders_by_time").on(t.createdAt),
    // Few and strewn among a million: a search among them asks a small index, found word by found word.
    index("orders_cancelled").on(t.seq).where(sql`status = 'cancelled'`),
  ],
);

export const orderItems = sqliteTable(
  "order_items",
  {
    id: id(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    productId: text().references(() => products.id, { onDelete: "set null" }),
    name: text().notNull(),
    description: text().notNull(),
    image: text().notNull(),
    pricePaise: integer().notNull(),
    quantity: integer().notNull(),
    totalPaise: integer().notNull(),
    customizations: text().notNull().default("{}"),
    specialInstructions: text().notNull().default(""),
  },
  (t) => [
    index("order_items_of_order").on(t.orderId, t.id),
    index("order_items_of_product").on(t.productId, t.orderId),
  ],
);

/** What happened to an order after it was placed: when, and by whom. */
export const orderChanges = sqliteTable(
  "order_changes",
  {
    id: id(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text({ enum: ["status", "payment"] }).notNull(),
    fromValue: text().notNull(),
    toValue: text().notNull(),
    reason: text().notNull().default(""),
    byUserId: text().references(() => users.id, { onDelete: "set null" }),
    byRole: text({ enum: ["customer", "admin"] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("order_changes_of_order").on(t.orderId, t.id),
    index("order_changes_by_user").on(t.byUserId),
  ],
);

/** The last number given out on a day, so that numbers are short and never given twice. */
export const orderNumberCounters = sqliteTable("order_number_counters", {
  day: text().primaryKey(),
  last: integer().notNull(),
});

/** Kept equal to the rows of `orders` by triggers: counting a status must not walk a million rows. */
export const orderStatusCounts = sqliteTable("order_status_counts", {
  status: text().primaryKey(),
  orderCount: integer().notNull(),
});

/**
 * Kept equal to the rows of `orders` by triggers, a row for each day in Pune (UTC+5:30) on which an
 * order was placed; that instant never changes. A month's revenue must not walk a million rows.
 */
export const orderDayTotals = sqliteTable("order_day_totals", {
  day: text().primaryKey(),
  orderCount: integer().notNull(),
  deliveredCount: integer().notNull(),
  deliveredPaise: integer().notNull(),
});

/** Kept by triggers as the totals above: when in the day orders come. The hour is Pune's. */
export const orderHourTotals = sqliteTable(
  "order_hour_totals",
  { day: text().notNull(), hour: integer().notNull(), orderCount: integer().notNull() },
  (t) => [primaryKey({ columns: [t.day, t.hour] })],
);

/** Kept by triggers as the totals above, without cancelled orders: how customers pay. */
export const orderPaymentTotals = sqliteTable(
  "order_payment_totals",
  {
    day: text().notNull(),
    paymentMethod: text({ enum: ["cash", "upi", "card"] }).notNull(),
    orderCount: integer().notNull(),
    totalPaise: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.paymentMethod] })],
);
