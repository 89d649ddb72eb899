import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { belongsTo, createdAt } from "./columns.ts";

/** An uploaded image, re-encoded; `id` is the hash of the stored file. */
export const images = sqliteTable(
  "images",
  {
    id: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: createdAt(),
    /** When it is deleted unless its form is saved; null once it is in use. */
    expiresAt: integer("draft_until", { mode: "timestamp_ms" }),
  },
  (t) => [index("images_by_draft_end").on(t.expiresAt)],
);

/** The image in one of the widths that pages use. */
export const imageFiles = sqliteTable(
  "image_files",
  {
    imageId: belongsTo(() => images.id),
    width: integer().notNull(),
    contentType: text().notNull(),
    bytes: blob({ mode: "buffer" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.imageId, t.width] })],
);
