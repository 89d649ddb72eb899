import { and, eq } from "drizzle-orm";
import { db } from "#db/client.server.ts";
import { translations } from "#db/schema/translations.ts";
import type { TranslationKind } from "./translatable.ts";

/** For subjects without a row of their own; triggers do it for the others. Call it inside the transaction of the removal. */
export function removeTranslations(kind: TranslationKind, subjectId: string): void {
  db.delete(translations)
    .where(and(eq(translations.kind, kind), eq(translations.subjectId, subjectId)))
    .run();
}
