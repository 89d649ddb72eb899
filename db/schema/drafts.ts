import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt } from "./columns.ts";

/** What was typed into a form when the session had run out: it waits until its owner has logged in again. */
export const formDrafts = sqliteTable(
  "form_drafts",
  {
    /** SHA-256 of the token in the visitor's cookie. */
    tokenHash: text().primaryKey(),
    /** The form's address: a draft is shown there and nowhere else. */
    path: text().notNull(),
    /** JSON of the form's names and values, in their order. */
    fields: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("form_drafts_by_age").on(t.createdAt)],
);
