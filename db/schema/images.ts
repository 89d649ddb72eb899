import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, instant } from "./columns.ts";

/** A picture somebody sent, after it was read and drawn anew; `id` is the hash of what was kept. */
export const images = sqliteTable(
  "images",
  {
    id: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: createdAt(),
    /** Until when it waits for the form it was sent with; empty once something shows it. */
    draftUntil: instant(),
  },
  (t) => [index("images_by_draft_end").on(t.draftUntil)],
);

/** The same picture in one of the widths that pages use. */
export const imageFiles = sqliteTable(
  "image_files",
  {
    imageId: text()
      .notNull()
      .references(() => images.id, { onDelete: "cascade" }),
    width: integer().notNull(),
    contentType: text().notNull(),
    bytes: blob({ mode: "buffer" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.imageId, t.width] })],
);
