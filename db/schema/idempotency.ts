import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { createdAt } from "./columns.ts";

/** Answers a repeated request with what the first one made. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text({ enum: ["order", "event", "product"] }).notNull(),
    key: text().notNull(),
    /** SHA-256 of the request body; empty for a form, whose key is never reused for other content. */
    fingerprint: text().notNull(),
    resultId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.purpose, t.key] }),
    index("idempotency_keys_by_age").on(t.createdAt),
  ],
);
