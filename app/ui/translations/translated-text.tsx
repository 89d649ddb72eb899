import { allOf } from "#app/domain/language/formats.ts";
import { languageNames } from "#app/domain/language/language.ts";
import type { TranslationLanguage } from "#app/domain/translations/translatable.ts";
import { m } from "#messages";
import { Card } from "../card.tsx";
import { Field, TextAreaField } from "../form/field.tsx";
import type { FieldMeta } from "../form/field-meta.ts";
import { Notice } from "../notice.tsx";

type TranslatedTextProps = {
  label: string;
  english: string;
  /** The languages whose translation is of an earlier English text. */
  outdated: TranslationLanguage[];
  hint?: string;
  /** 0 for a single line. */
  rows: number;
  languages: { language: TranslationLanguage; label: string; meta: FieldMeta }[];
};

/** An English text above its translations. */
export function TranslatedText({
  label,
  english,
  outdated,
  hint,
  rows,
  languages,
}: TranslatedTextProps) {
  return (
    <Card title={label}>
      <p lang="en" className="muted preserve-lines">
        {english}
      </p>
      {outdated.length > 0 && (
        <Notice tone="warn">
          {m.translations_englishHasChanged({
            languages: allOf(outdated.map((language) => languageNames[language])),
          })}
        </Notice>
      )}
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
