import { z } from "zod";
import { m } from "#messages";
import { optionalText } from "../text.ts";
import { type TranslationKind, translationKinds } from "../translations/translatable.ts";
import { fieldsOf } from "./translation-fields.ts";

/** By field, the text in each language; empty falls back to English. */
export type TranslatedFields = Record<string, { hi: string; mr: string }>;

const schemaOf = (kind: TranslationKind) =>
  z.object(
    Object.fromEntries(
      fieldsOf(kind).map(([field, { max }]) => {
        const text = optionalText(max, () => m.shared_mustBeAtMostCharacters({ max }));
        return [field, z.object({ hi: text, mr: text }).optional().default({ hi: "", mr: "" })];
      }),
    ),
  );

/** Made once, because their constraints are kept by schema. */
export const translationForms = Object.fromEntries(
  translationKinds.map((kind) => [kind, schemaOf(kind)]),
) as Record<TranslationKind, ReturnType<typeof schemaOf>>;
