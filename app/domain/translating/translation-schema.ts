import { z } from "zod";
import { m } from "#messages";
import { type SubjectName, subjectNames } from "../content/subjects.ts";
import { optionalText } from "../text.ts";
import { type TranslationKind, translationKinds } from "../translations/translatable.ts";
import { fieldsOf } from "./translation-fields.ts";

/** The text in each language, by field; empty falls back to English. */
export type TranslatedFields = Record<string, { hi: string; mr: string }>;

const schemaOf = (kind: TranslationKind, about?: SubjectName) =>
  z.object(
    Object.fromEntries(
      fieldsOf(kind, about).map(([field, { max }]) => {
        const text = optionalText(max, () => m.shared_mustBeAtMostCharacters({ max }));
        return [field, z.object({ hi: text, mr: text }).optional().default({ hi: "", mr: "" })];
      }),
    ),
  );

/** Made once, because their constraints are cached by schema. */
const forms = new Map<string, ReturnType<typeof schemaOf>>([
  ...translationKinds.map((kind) => [kind, schemaOf(kind)] as const),
  ...subjectNames.map((about) => [`content/${about}`, schemaOf("content", about)] as const),
]);

export function translationForm({ kind, about }: { kind: TranslationKind; about?: SubjectName }) {
  const form = forms.get(about ? `${kind}/${about}` : kind);
  if (!form) throw new Error(`There is no form for ${kind}`);
  return form;
}
