import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useRouteError } from "@remix-run/react";
import { ok, type Problem, problem, type Result } from "#app/domain/result.ts";
import {
  importTranslations,
  planTranslations,
} from "#app/domain/translating/import-translations.server.ts";
import {
  MAX_TRANSLATIONS_BYTES,
  type TranslationsPreview,
} from "#app/domain/translating/translations-preview.ts";
import {
  TRANSLATIONS_EXPORT_URL,
  TRANSLATIONS_IMPORT_URL,
} from "#app/domain/translating/translations-url.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { Field, plainMeta } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { pageMeta } from "#app/ui/page-meta.ts";
import { TranslationsResult } from "#app/ui/translations/translations-result.tsx";
import { m } from "#messages";

const FAILED = () => m.translations_failedToImport();
/** The file comes back as text, with two characters at the end of each line. */
const MAX_TEXT_BYTES = 2 * MAX_TRANSLATIONS_BYTES;

export const meta: MetaFunction = () => pageMeta(m.translations_asCsv());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  return null;
}

type Checked = {
  /** What is wrong with the file as a whole. */
  fileProblem?: string;
  /** Why the import was refused. */
  refusal?: string;
  csv?: string;
  preview?: TranslationsPreview;
};

function fileProblem({ message, code }: Problem) {
  return data<Checked>({ fileProblem: message }, { status: problemStatus(code) });
}

async function textOf({ form, isTooLarge }: FormContext): Promise<Result<string>> {
  const file = form.get("file");
  if (isTooLarge || (file instanceof File && file.size > MAX_TRANSLATIONS_BYTES)) {
    return problem("too_large", m.translations_fileTooLarge());
  }
  if (!(file instanceof File)) return problem("validation", m.translations_chooseTheFile());
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    return problem("validation", m.translations_notUtf8());
  }
}

/** The first form sends a file and gets the preview; the second one sends its text back to be saved. */
export const action = formAction(
  "staff work",
  async (context) => {
    const { request, form } = context;
    const { user } = await staffVisitor(request, "change the menu", {
      returnTo: TRANSLATIONS_IMPORT_URL,
    });
    const sent = form.get("csv");
    const text = typeof sent === "string" ? ok(sent) : await textOf(context);
    if (!text.ok) return fileProblem(text);
    const csv = text.value;
    const saved = form.has("preview")
      ? importTranslations(user, csv, String(form.get("preview")))
      : undefined;
    if (saved?.ok) {
      const message = m.translations_imported({ count: saved.value });
      return redirectWithToast("/admin/translations", { type: "success", message });
    }
    const plan = planTranslations(csv);
    if (!plan.ok) return fileProblem(plan);
    return data<Checked>(
      { csv, preview: plan.value, refusal: saved?.message },
      { status: saved ? problemStatus(saved.code) : 200 },
    );
  },
  { hasImages: true, maxTextBytes: MAX_TEXT_BYTES, failure: FAILED },
);

export default function TranslationsImport() {
  const checked = useActionData<Checked>();
  const { csv, preview, refusal } = checked ?? {};
  return (
    <Page
      title={m.translations_asCsv()}
      variant="narrow"
      intro={m.translations_csvIntro()}
      before={
        <Breadcrumb
          trail={[
            { label: m.translations_translations(), to: "/admin/translations" },
            { label: m.translations_asCsv() },
          ]}
        />
      }
    >
      {refusal && <Notice tone="bad" role="alert" title={refusal} />}
      {preview && csv !== undefined && <TranslationsResult preview={preview} csv={csv} />}
      {!preview && (
        <p>
          <a
            href={TRANSLATIONS_EXPORT_URL}
            className={buttonClass({ variant: "secondary" })}
            download
          >
            <Icon name="download" />
            {m.translations_exportCsv()}
          </a>
        </p>
      )}
      <Form method="post" action={TRANSLATIONS_IMPORT_URL} encType="multipart/form-data">
        <Card title={preview ? m.translations_checkAnother() : m.translations_importCsv()}>
          <Field
            meta={plainMeta("file", { error: checked?.fileProblem, accept: ".csv,text/csv" })}
            label={m.admin_csvFile()}
            type="file"
            hint={m.translations_csvRules()}
          />
          <div className="row">
            <SubmitButton
              variant={preview ? "secondary" : "primary"}
              pendingLabel={m.translations_checking()}
            >
              {m.translations_checkTheFile()}
            </SubmitButton>
          </div>
        </Card>
      </Form>
    </Page>
  );
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} failure={FAILED()} />;
}
