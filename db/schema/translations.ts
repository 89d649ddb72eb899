import { primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { translationLanguages } from "#app/domain/translations/translatable.ts";
import { createdAt, flag } from "./columns.ts";

/** The owner's texts in languages other than English; see `app/domain/translations/translatable.ts`. */
export const translations = sqliteTable(
  "translations",
  {
    kind: text({
      enum: [
        "section",
        "dish",
        "part",
        "group",
        "choice",
        "offer",
        "zone",
        "holiday",
        "post",
        "content",
      ],
    }).notNull(),
    /** For a holiday, its day. */
    subjectId: text().notNull(),
    field: text().notNull(),
    language: text({ enum: translationLanguages }).notNull(),
    text: text().notNull(),
    /** Whether the English text has changed since. */
    isOutdated: flag(),
    updatedAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subjectId, t.field, t.language] })],
);
