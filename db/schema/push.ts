import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { devices, sessions, users } from "./accounts.ts";
import { belongsTo, createdAt, id, instant } from "./columns.ts";

/** Push subscriptions: browsers that asked for push messages. */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    id: id(),
    endpoint: text().notNull(),
    /** The browser's public key and its secret, with which messages are encrypted. */
    publicKey: text().notNull(),
    authSecret: text().notNull(),
    userId: belongsTo(() => users.id),
    /** Whether it gets news about the customer's own orders or about all of the shop's. */
    audience: text({ enum: ["customer", "staff"] }).notNull(),
    /** The browser's session: after logging out, it gets no more messages. */
    sessionId: belongsTo(() => sessions.id),
    /** The shop's device on which staff subscribed; null on their own phone. */
    deviceId: text().references(() => devices.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("push_subscriptions_identity").on(t.endpoint, t.audience),
    uniqueIndex("push_subscriptions_of_session").on(t.sessionId, t.audience),
    index("push_subscriptions_of_user").on(t.userId, t.audience),
    index("push_subscriptions_of_audience").on(t.audience, t.userId),
    index("push_subscriptions_of_device").on(t.deviceId).where(sql`device_id is not null`),
  ],
);

/** Push messages to send; sent and abandoned ones are deleted. */
export const pushMessages = sqliteTable(
  "push_messages",
  {
    id: id(),
    subscriptionId: belongsTo(() => pushSubscriptions.id),
    title: text().notNull(),
    body: text().notNull(),
    /** A path of the shop, opened by a tap. */
    path: text().notNull(),
    /** A later message with the same tag replaces the earlier one on the device. */
    tag: text().notNull(),
    createdAt: createdAt(),
    /** After this time, the message is no longer useful. */
    expiresAt: instant().notNull(),
    attemptCount: integer().notNull().default(0),
    dueAt: instant().notNull(),
  },
  (t) => [
    index("push_messages_due").on(t.dueAt, t.id),
    index("push_messages_of_subscription").on(t.subscriptionId),
  ],
);
