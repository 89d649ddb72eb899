import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { couponKinds } from "#app/domain/coupons/coupon.ts";
import { deliveryTypes } from "#app/domain/terms/delivery-fee.ts";
import { users } from "./accounts.ts";
import { belongsTo, createdAt, flag, id } from "./columns.ts";
import { orders } from "./orders.ts";

export const coupons = sqliteTable("coupons", {
  id: id(),
  /** In capitals; null for an offer that applies automatically. */
  code: text().unique(),
  name: text().notNull(),
  kind: text({ enum: couponKinds }).notNull(),
  /** Hundredths of a percent, or paise; 0 for the free kinds. */
  value: integer().notNull().default(0),
  capPaise: integer(),
  /** The lowest subtotal before discounts. */
  minimumPaise: integer().notNull().default(0),
  /** First and last day in Pune, `YYYY-MM-DD`. */
  startsOn: text(),
  endsOn: text(),
  /** Digits, 0 for Monday; empty for every day. */
  days: text().notNull().default(""),
  fromMinutes: integer(),
  untilMinutes: integer(),
  /** Null for both delivery types. */
  deliveryType: text({ enum: deliveryTypes }),
  /** The dishes and categories it applies to; both empty for all. */
  productIds: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  categories: text({ mode: "json" }).$type<string[]>().notNull().default([]),
  usesTotal: integer(),
  usesPerCustomer: integer(),
  firstOrderOnly: flag(),
  combines: flag(),
  isPaused: flag(),
  /** Its redemptions, the totals of their orders and the savings; see `redeemCoupons`. */
  uses: integer().notNull().default(0),
  revenuePaise: integer().notNull().default(0),
  savedPaise: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: createdAt(),
});

/** Single-use codes that replace the coupon's own. */
export const couponCodes = sqliteTable(
  "coupon_codes",
  {
    code: text().primaryKey(),
    couponId: belongsTo(() => coupons.id),
    createdAt: createdAt(),
  },
  (t) => [index("coupon_codes_of_coupon").on(t.couponId, t.code)],
);

/** Written with the order and deleted when it is cancelled. */
export const couponRedemptions = sqliteTable(
  "coupon_redemptions",
  {
    id: id(),
    couponId: belongsTo(() => coupons.id),
    orderId: belongsTo(() => orders.id),
    /** Null for an offer that applied automatically. */
    code: text(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    /** The last ten digits, however the number was typed; empty after the account was deleted. */
    phone: text().notNull(),
    savedPaise: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("coupon_redemptions_of_order").on(t.orderId),
    index("coupon_redemptions_of_user").on(t.userId, t.couponId),
    index("coupon_redemptions_of_phone").on(t.couponId, t.phone),
    index("coupon_redemptions_of_code").on(t.code),
  ],
);
