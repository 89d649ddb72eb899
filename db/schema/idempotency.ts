import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts.ts";
import { belongsTo, createdAt } from "./columns.ts";

/** The record that the first request with a key created, so that repeated requests return the same. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    userId: belongsTo(() => users.id),
    purpose: text({
      enum: ["order", "event", "change", "payment"],
    }).notNull(),
    key: text().notNull(),
    /** SHA-256 of the request body; empty for a form, whose key is not reused. */
    fingerprint: text().notNull(),
    resultId: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.purpose, t.key] }),
    index("idempotency_keys_by_age").on(t.createdAt),
  ],
);
