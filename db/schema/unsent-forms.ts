import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "./columns.ts";

/** Forms sent after the session had expired, until their owner has logged in again. The table has an older name. */
export const unsentForms = sqliteTable(
  "form_drafts",
  {
    /** SHA-256 of the token in the visitor's cookie. */
    tokenHash: text().notNull(),
    /** Where the form is sent; a browser keeps one form for each path. */
    path: text().notNull(),
    /** The page that shows the form, with its query if that matters. */
    page: text().notNull().default(""),
    /** JSON of the field names and values, in order. */
    fields: text().notNull(),
    /** The id of the person who typed it; empty until the first person logs in if a guest did. */
    typedBy: text().notNull().default(""),
    /** Keyed hash of the sender's network address. */
    sender: text().notNull().default(""),
    /** The sender's cart; empty without one. */
    cartId: text().notNull().default(""),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.path] }),
    index("form_drafts_by_age").on(t.createdAt),
  ],
);
