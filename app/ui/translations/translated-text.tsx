import type { TranslationLanguage } from "#app/domain/translations/translatable.ts";
import { Card } from "../card.tsx";
import { Field, TextAreaField } from "../form/field.tsx";
import type { FieldMeta } from "../form/field-meta.ts";

type TranslatedTextProps = {
  label: string;
  english: string;
  hint?: string;
  /** 0 for a single line. */
  rows: number;
  languages: { language: TranslationLanguage; label: string; meta: FieldMeta }[];
};

/** An English text above its translations. */
export function TranslatedText({ label, english, hint, rows, languages }: TranslatedTextProps) {
  return (
    <Card title={label}>
      <p lang="en" className="muted preserve-lines">
        {english}
      </p>
      <div className="fields">
        {languages.map(({ language, ...field }) =>
          rows === 0 ? (
            <Field
              key={language}
              {...field}
              hint={hint}
              optional
              lang={language}
              autoComplete="off"
            />
          ) : (
            <TextAreaField
              key={language}
              {...field}
              hint={hint}
              optional
              rows={rows}
              lang={language}
              autoComplete="off"
            />
          ),
        )}
      </div>
    </Card>
  );
}
