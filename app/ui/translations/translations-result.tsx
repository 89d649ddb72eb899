import { Form } from "@remix-run/react";
import type { TranslationsPreview } from "#app/domain/translating/translations-preview.ts";
import { TRANSLATIONS_IMPORT_URL } from "#app/domain/translating/translations-url.ts";
import { m } from "#messages";
import { SubmitButton } from "../form/submit-button.tsx";
import { Notice } from "../notice.tsx";
import { Table } from "../table.tsx";

const LISTED = 200;
const SHOWN_LENGTH = 200;
const shortened = (text: string) =>
  text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text || "—";

/** What the import would change, and the form that saves it. */
export function TranslationsResult({
  preview,
  csv,
}: {
  preview: TranslationsPreview;
  csv: string;
}) {
  const { problems, changes, fingerprint } = preview;
  return (
    <div className="stack" id="preview">
      {problems.length > 0 && (
        <>
          <Notice tone="bad" role="alert" title={m.translations_hasProblems()} />
          <Table
            caption={m.translations_problemsInFile()}
            rows={problems.slice(0, LISTED)}
            rowKey={({ line, message }) => `${line} ${message}`}
            columns={[
              { label: m.translations_line(), rowHeader: true, cell: ({ line }) => line },
              { label: m.translations_problem(), cell: ({ message }) => message },
            ]}
          />
        </>
      )}
      {problems.length === 0 && changes.length === 0 && (
        <Notice tone="good" title={m.translations_nothingToDo()} />
      )}
      {changes.length > 0 && (
        <Table
          caption={m.translations_changes()}
          rows={changes.slice(0, LISTED)}
          rowKey={({ line, language }) => `${line} ${language}`}
          columns={[
            {
              label: m.translations_text(),
              rowHeader: true,
              cell: ({ name, field, language }) => `${name}: ${field} ${language}`,
            },
            {
              label: m.translations_before(),
              cell: ({ before, language }) => <span lang={language}>{shortened(before)}</span>,
            },
            {
              label: m.translations_after(),
              cell: ({ after, language }) => <span lang={language}>{shortened(after)}</span>,
            },
          ]}
        />
      )}
      {changes.length > 0 && problems.length === 0 && (
        <Form
          method="post"
          action={TRANSLATIONS_IMPORT_URL}
          encType="multipart/form-data"
          className="row"
        >
          <input type="hidden" name="csv" value={csv} />
          <input type="hidden" name="preview" value={fingerprint} />
          <SubmitButton pendingLabel={m.translations_importing()}>
            {m.translations_importNow({ count: changes.length })}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
