import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "./columns.ts";

/** Forms sent after the session had expired, until their owner has logged in again. The table has an older name. */
export const unsentForms = sqliteTable(
  "form_drafts",
  {
    /** SHA-256 of the token in the visitor's cookie. */
    tokenHash: text().primaryKey(),
    /** The path of the form; it is shown only there. */
    path: text().notNull(),
    /** JSON of the field names and values, in order. */
    fields: text().notNull(),
    /** Keyed hash of the sender's network address. */
    sender: text().notNull().default(""),
    /** The sender's cart; empty without one. */
    cartId: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [index("form_drafts_by_age").on(t.createdAt)],
);
