import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "./columns.ts";

/**
 * Forms sent after the session had expired, kept until their owner has logged in again. The table
 * still has an older name.
 */
export const unsentForms = sqliteTable(
  "form_drafts",
  {
    /** SHA-256 of the token in the visitor's cookie. */
    tokenHash: text().notNull(),
    /** Where to send the form; a browser keeps one form per path. */
    path: text().notNull(),
    /** The page that shows the form, with its query if that matters. */
    page: text().notNull().default(""),
    /** JSON of the field names and values, in order. */
    fields: text().notNull(),
    /** The id of the person who typed it; empty if a guest did, until the first person logs in. */
    typedBy: text().notNull().default(""),
    /** Keyed hash of the sender's network address. */
    sender: text().notNull().default(""),
    /** The sender's cart; empty if there is none. */
    cartId: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.path] }),
    index("form_drafts_by_age").on(t.createdAt),
  ],
);
