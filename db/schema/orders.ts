import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { roles } from "#app/domain/access/roles.ts";
import type { Discount } from "#app/domain/coupons/discount.ts";
import { languages } from "#app/domain/language/language.ts";
import { paymentMethods, paymentStatuses } from "#app/domain/ledger/payment.ts";
import type { SoldOption } from "#app/domain/options/option-group.ts";
import {
  type ItemDifference,
  type LocalItem,
  notHomeSteps,
  orderChangeKinds,
  orderChannels,
} from "#app/domain/orders/order.ts";
import { orderStatuses } from "#app/domain/orders/status.ts";
import { deliveryTypes } from "#app/domain/terms/delivery-fee.ts";
import { devices, users } from "./accounts.ts";
import { belongsTo, createdAt, id, instant, publicId, seq } from "./columns.ts";
import { products } from "./products.ts";

export const orders = sqliteTable(
  "orders",
  {
    seq: seq(),
    id: publicId(),
    orderNumber: text().notNull().unique(),
    /** Null after the customer's account was deleted; the order is kept for accounting. */
    userId: text().references(() => users.id, { onDelete: "set null" }),
    status: text({ enum: orderStatuses }).notNull().default("pending"),
    deliveryType: text({ enum: deliveryTypes }).notNull(),
    paymentMethod: text({ enum: paymentMethods }).notNull(),
    /** Derived from the amounts below; see docs/payments.md. */
    paymentStatus: text({ enum: paymentStatuses }).notNull().default("pending"),
    paidAt: instant(),
    channel: text({ enum: orderChannels }).notNull().default("web"),
    /** The language in which the customer ordered, and in which the shop writes about the order. */
    language: text({ enum: languages }).notNull().default("en"),
    /** The staff member who took it at the counter or by phone. */
    takenBy: text().references(() => users.id, { onDelete: "set null" }),
    /** The user whose session sent it to the shop. Differs from the taker if the device changed hands in between. */
    sentBy: text().references(() => users.id, { onDelete: "set null" }),
    /** The rider who delivers it; null until the counter chooses one. */
    riderId: text().references(() => users.id, { onDelete: "set null" }),
    /** What the rider does after nobody was at home; null again after the next status. */
    notHome: text({ enum: notHomeSteps }),
    deviceId: text().references(() => devices.id),
    /** The sale's id, made where it was taken. However often and from wherever it is sent, it is one order. */
    clientOrderId: text(),
    /** The quantity sold beyond the stock, by id of the dish or choice; a cancellation does not return it. */
    shortages: text({ mode: "json" }).$type<Record<string, number>>(),
    tokenDay: text().notNull().default(""),
    /** The last part of its order number. It starts with the letter of the device if a device assigned it offline. */
    token: text().notNull().default(""),
    /** Whether it is eaten at the stall, so that nothing is packed. */
    eatsHere: integer({ mode: "boolean" }).notNull().default(false),
    /** The table of a self order whose customer scanned the table's code. */
    tableNumber: integer(),
    /** The cart of a self order, for counting a visitor's unpaid ones. */
    cartId: text(),
    customerName: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    phoneDigits: text().notNull().default(""),
    street: text().notNull(),
    city: text().notNull(),
    state: text().notNull(),
    zipCode: text().notNull(),
    deliveryInstructions: text().notNull().default(""),
    notes: text().notNull().default(""),
    subtotalPaise: integer().notNull(),
    /** Subtracted from the subtotal and the delivery fee. */
    discounts: text({ mode: "json" }).$type<Discount[]>().notNull().default([]),
    discountPaise: integer().notNull().default(0),
    deliveryFeePaise: integer().notNull(),
    packingPaise: integer().notNull().default(0),
    tipPaise: integer().notNull().default(0),
    roundingPaise: integer().notNull().default(0),
    totalPaise: integer().notNull(),
    /** Charged on top of prices without tax. */
    taxPaise: integer().notNull().default(0),
    /** Added so that no other open order asks for the same amount by UPI. */
    upiAdjustmentPaise: integer().notNull().default(0),
    /** The sums of `payments`: confirmed less reversed and refunded; refunded; and left unpaid by refunds. */
    paidPaise: integer().notNull().default(0),
    refundedPaise: integer().notNull().default(0),
    waivedPaise: integer().notNull().default(0),
    /** The cancellation fee that is kept, and why. */
    keptPaise: integer().notNull().default(0),
    keptReason: text().notNull().default(""),
    /** The amount that the customer claims to have paid, until somebody confirms or rejects the claim. */
    claimedPaise: integer().notNull().default(0),
    cancellationReason: text().notNull().default(""),
    /** The name of the delivery zone at the time; empty for pickup and without zones. */
    zoneName: text().notNull().default(""),
    /** When the kitchen starts, if the order is not made at once. */
    dueAt: instant(),
    /** When the customer gets it; `promisedUntil` is the end of the slot that the customer chose. */
    promisedAt: instant().notNull().default(sql`0`),
    promisedUntil: instant(),
    /** The row of `slots` that its plates count towards; null if none. */
    slotStartsAt: instant(),
    plates: integer().notNull().default(0),
    /** When everything was made, while it is being prepared. */
    readyAt: instant(),
    /** When its dishes, time or address were last changed; null again after the next status. */
    changedAt: instant(),
    /** How much later than promised the kitchen expects it to be. */
    delayMinutes: integer().notNull().default(0),
    /** Since when it rings on the staff's devices, as a new order or a cancellation; null once somebody has seen it. */
    ringsSince: instant(),
    /** When the owner was told that nobody had answered it. */
    ownerAlertedAt: instant(),
    /** When its customer chose to wait for an answer instead of cancelling. */
    customerWaitsAt: instant(),
    /** Until when it awaits payment, hidden from the kitchen; null for any other order. */
    payBy: instant(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index("orders_by_status").on(t.status, t.seq),
    index("orders_of_user").on(t.userId, t.seq),
    index("orders_of_user_by_status").on(t.userId, t.status, t.seq),
    // Covers the filters of the list, so that filtering a long period does not read every order.
    index("orders_by_time").on(t.createdAt, t.status, t.paymentStatus, t.paymentMethod),
    uniqueIndex("orders_by_client_order")
      .on(t.clientOrderId)
      .where(sql`client_order_id is not null`),
    index("orders_of_device").on(t.deviceId).where(sql`device_id is not null`),
    uniqueIndex("orders_by_token").on(t.tokenDay, t.token).where(sql`token <> ''`),
    index("orders_of_phone").on(t.phoneDigits, t.seq).where(sql`phone_digits <> ''`),
    // Orders without an account, newest first.
    index("orders_without_account").on(t.seq).where(sql`user_id is null and phone_digits <> ''`),
    index("orders_of_staff").on(t.takenBy, t.createdAt).where(sql`taken_by is not null`),
    // Deleting an account looks for its orders here.
    index("orders_sent_by").on(t.sentBy).where(sql`sent_by is not null`),
    index("orders_of_rider").on(t.riderId).where(sql`rider_id is not null`),
    index("orders_awaiting_payment").on(t.payBy).where(sql`pay_by is not null`),
    // Open orders are few, so their list needs no index by status.
    index("orders_open")
      .on(t.promisedAt, t.seq)
      .where(sql`status not in ('delivered', 'cancelled')`),
    index("orders_ringing").on(t.ringsSince, t.id).where(sql`rings_since is not null`),
    // Covers the plates that are due on a day.
    index("orders_due").on(t.dueAt, t.id, t.status).where(sql`due_at is not null`),
    // A search among the few cancelled orders checks each match against this small index.
    index("orders_cancelled").on(t.seq).where(sql`status = 'cancelled'`),
    index("orders_to_refund")
      .on(t.seq, t.status, t.totalPaise, t.paidPaise, t.waivedPaise, t.keptPaise)
      .where(sql`payment_status = 'refund_due'`),
    index("orders_refunded").on(t.seq).where(sql`payment_status = 'refunded'`),
    index("orders_claimed").on(t.seq, t.claimedPaise).where(sql`claimed_paise > 0`),
    // Everything that is still open. There are few of these, because most orders are paid on delivery.
    index("orders_unpaid")
      .on(t.seq, t.totalPaise, t.paidPaise, t.waivedPaise)
      .where(sql`payment_status in ('pending', 'partly_paid') and status <> 'cancelled'`),
  ],
);

export const orderItems = sqliteTable(
  "order_items",
  {
    id: id(),
    orderId: belongsTo(() => orders.id),
    productId: text().references(() => products.id, { onDelete: "set null" }),
    /** The combo that this dish is a part of. */
    partOf: text().references((): AnySQLiteColumn => orderItems.id, { onDelete: "cascade" }),
    /** The combo's name for the part, such as "Your chaat". */
    partName: text().notNull().default(""),
    name: text().notNull(),
    description: text().notNull(),
    /** In the customer's language; null if that is English. */
    local: text({ mode: "json" }).$type<LocalItem>(),
    image: text().notNull(),
    /** The price of one with its options; for a part, the amount that it adds to the price of the combo. */
    pricePaise: integer().notNull(),
    quantity: integer().notNull(),
    totalPaise: integer().notNull(),
    /** Its share of the order's discounts. */
    discountPaise: integer().notNull().default(0),
    /** The chosen options with their prices, as sold. */
    options: text({ mode: "json" }).$type<SoldOption[]>().notNull().default([]),
    specialInstructions: text().notNull().default(""),
    /** How many the kitchen has made; the line is done once this reaches its quantity. */
    madeQuantity: integer().notNull().default(0),
  },
  (t) => [
    index("order_items_of_order").on(t.orderId, t.id),
    index("order_items_of_product").on(t.productId, t.orderId),
    index("order_items_of_combo").on(t.partOf),
  ],
);

/** Changes after an order was placed. */
export const orderChanges = sqliteTable(
  "order_changes",
  {
    id: id(),
    orderId: belongsTo(() => orders.id),
    kind: text({ enum: orderChangeKinds }).notNull(),
    fromValue: text().notNull(),
    toValue: text().notNull(),
    reason: text().notNull().default(""),
    /** Only for a change of the order itself. */
    items: text({ mode: "json" }).$type<ItemDifference[]>().notNull().default([]),
    byUserId: text().references(() => users.id, { onDelete: "set null" }),
    byRole: text({ enum: roles }).notNull(),
    /** As in the audit log, which also reads these rows; null for entries that it does not show. */
    actorId: text(),
    actorName: text().notNull().default(""),
    origin: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    index("order_changes_of_order").on(t.orderId, t.id),
    index("order_changes_logged").on(t.id).where(sql`actor_id is not null`),
    index("order_changes_by_actor").on(t.actorId, t.id).where(sql`actor_id is not null`),
    index("order_changes_by_user").on(t.byUserId, t.createdAt),
  ],
);

/** The last token given out for each business date. */
export const tokenCounters = sqliteTable("token_counters", {
  day: text().primaryKey(),
  last: integer().notNull(),
});

// Counting the statuses of a million orders takes 85 ms and adding up their revenue half a second,
// so triggers keep totals.

/** Orders and their value by the day they were placed (in Pune), status, payment method and channel. */
export const orderDayTotals = sqliteTable(
  "order_day_totals",
  {
    day: text().notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    paymentMethod: text({ enum: paymentMethods }).notNull(),
    channel: text({ enum: orderChannels }).notNull(),
    orderCount: integer().notNull(),
    totalPaise: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.status, t.paymentMethod, t.channel] })],
);

/** Orders by the day and hour they were placed, both in Pune. */
export const orderHourTotals = sqliteTable(
  "order_hour_totals",
  {
    day: text().notNull(),
    hour: integer().notNull(),
    orderCount: integer().notNull(),
    /** Those by customers with an account or a phone number. */
    knownCount: integer().notNull().default(0),
    /** How many of these were the customer's first order. */
    firstCount: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.day, t.hour] })],
);

/** Portions sold by the day of the order (in Pune), including those in combos, without cancelled orders. */
export const dishDayTotals = sqliteTable(
  "dish_day_totals",
  { day: text().notNull(), productId: text().notNull(), soldCount: integer().notNull() },
  (t) => [primaryKey({ columns: [t.day, t.productId] })],
);
