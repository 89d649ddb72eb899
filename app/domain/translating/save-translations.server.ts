import { write } from "#db/client.server.ts";
import { m } from "#messages";
import { may } from "../access/permissions.ts";
import type { User } from "../access/user.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { now } from "../clock.ts";
import { adminOnly, ok, problem, type Result } from "../result.ts";
import { type TranslationKind, translationLanguages } from "../translations/translatable.ts";
import { writeTranslation } from "../translations/translation-rows.server.ts";
import { findSubject } from "./subjects.server.ts";
import { translationReader } from "./translation-list.server.ts";
import type { TranslatedFields } from "./translation-schema.ts";

const MAX_AUDITED = 200;

/** Names such as `name hi`, for the audit log. */
function auditedFields(fields: TranslatedFields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, texts]) =>
      translationLanguages.map((language) => [
        `${field} ${language}`,
        texts[language].slice(0, MAX_AUDITED),
      ]),
    ),
  );
}

/**
 * Saves the translations of one subject. Missing fields stay unchanged; saved ones count as up to
 * date. Problems: `forbidden`, `not_found`.
 */
export function saveTranslations(
  actor: User,
  kind: TranslationKind,
  id: string,
  wanted: TranslatedFields,
): Result<{ name: string }> {
  if (!may(actor, "change the menu")) return adminOnly;
  return write(() => {
    const subject = findSubject(kind, id);
    if (!subject) return problem("not_found", m.translations_noSuchText());
    const before: TranslatedFields = translationReader()(subject);
    const after = { ...before };
    const at = now();
    for (const [field, texts] of Object.entries(wanted)) {
      if (!(field in before)) continue;
      after[field] = texts;
      for (const language of translationLanguages) {
        writeTranslation({ kind, subjectId: id, field, language, text: texts[language] }, at);
      }
    }
    recordAudit(actor, {
      action: "translation.changed",
      subject: { id: `${kind}/${id}`, name: subject.name },
      before: auditedFields(before),
      after: auditedFields(after),
    });
    return ok({ name: subject.name });
  });
}
