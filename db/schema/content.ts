import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, flag } from "./columns.ts";

/** The owner's content: the shop's name, branches and pages. A subject has one row, or several in order. */
export const content = sqliteTable(
  "content",
  {
    id: text().primaryKey(),
    subject: text().notNull(),
    position: integer().notNull(),
    /** English texts by field; `app/domain/content/subjects.ts` lists the fields. */
    fields: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    /** The content before the last change, which can be undone once. */
    former: text({ mode: "json" }).$type<{
      fields: Record<string, string>;
      isSample: boolean;
      /** The branch from which this one took the website's orders. */
      tookOrdersFrom?: string;
    }>(),
    /** Came with the shop and has not been edited or confirmed. */
    isSample: flag(),
    updatedAt: createdAt(),
  },
  (t) => [index("content_by_subject").on(t.subject, t.position, t.id)],
);
