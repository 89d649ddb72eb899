import { and, eq, sql } from "drizzle-orm";
import { db, given } from "#db/client.server.ts";
import { prepareInsert } from "#db/prepare-writes.server.ts";
import { translations } from "#db/schema/translations.ts";
import { pick } from "../pick.ts";
import type { TranslationKind, TranslationLanguage } from "./translatable.ts";

type Translation = {
  kind: TranslationKind;
  subjectId: string;
  field: string;
  language: TranslationLanguage;
  text: string;
};

const upsert = prepareInsert(translations, (insert) =>
  insert.onConflictDoUpdate({
    target: [translations.kind, translations.subjectId, translations.field, translations.language],
    set: {
      text: sql`excluded.text`,
      isOutdated: false,
      updatedAt: sql`excluded.updated_at`,
    },
  }),
);

const remove = db
  .delete(translations)
  .where(
    given(translations.kind, translations.subjectId, translations.field, translations.language),
  )
  .prepare();

const all = db
  .select(pick(translations, ["kind", "subjectId", "field", "language", "text", "isOutdated"]))
  .from(translations)
  .prepare();

/** An empty text removes the translation. Call it inside a transaction. */
export function writeTranslation(translation: Translation, updatedAt: Date): void {
  if (translation.text === "") remove.run(translation);
  else upsert.run({ ...translation, updatedAt });
}

export function allTranslations(): (Translation & { isOutdated: boolean })[] {
  return all.all();
}

/** For subjects without their own row; triggers do it for the others. Call it inside the transaction of the removal. */
export function removeTranslations(kind: TranslationKind, subjectId: string): void {
  db.delete(translations)
    .where(and(eq(translations.kind, kind), eq(translations.subjectId, subjectId)))
    .run();
}

/** For texts without a trigger that marks them. Call it inside the transaction of the change. */
export function markOutdated(kind: TranslationKind, subjectId: string, field: string): void {
  db.update(translations)
    .set({ isOutdated: true })
    .where(
      and(
        eq(translations.kind, kind),
        eq(translations.subjectId, subjectId),
        eq(translations.field, field),
      ),
    )
    .run();
}
