import { ParaglideMessage } from "@inlang/paraglide-js-react";
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { importMenu } from "#app/domain/menu-csv/import-menu.server.ts";
import { type ImportPreview, MAX_IMPORT_BYTES } from "#app/domain/menu-csv/menu-import.ts";
import { planImport } from "#app/domain/menu-csv/plan-import.server.ts";
import { ok, type Problem, problem, type Result } from "#app/domain/result.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { problemStatus } from "#app/http/problem-status.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { DownloadLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, plainMeta } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Form, Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { ImportResult } from "#app/ui/products/import-result.tsx";
import { EXPORT_URL, IMPORT_URL, OPTIONS_EXPORT_URL } from "#app/ui/products/products-url.ts";
import { m } from "#messages";

const FAILED = () => m.products_failedToImportTheMenu();
/** The file comes back as text, with two characters at the end of each line. */
const MAX_TEXT_BYTES = 2 * MAX_IMPORT_BYTES;

export const meta: MetaFunction = () => pageMeta(m.products_menuAsCsv());

export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change the menu");
  return null;
}

type Checked = {
  /** The problem with the file as a whole. */
  fileProblem?: string;
  /** Why the import was refused. */
  refusal?: string;
  csv?: string;
  preview?: ImportPreview;
};

function fileProblem({ message, code }: Problem) {
  return data<Checked>({ fileProblem: message }, { status: problemStatus(code) });
}

const tooLarge = () => problem("too_large", m.admin_fileTooLarge());

async function textOf({ form, isTooLarge }: FormContext): Promise<Result<string>> {
  const file = form.get("file");
  if (isTooLarge || (file instanceof File && file.size > MAX_IMPORT_BYTES)) return tooLarge();
  if (!(file instanceof File)) return problem("validation", m.products_csvRequired());
  try {
    return ok(new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer()));
  } catch {
    return problem("validation", m.products_csvNotUtf8());
  }
}

/** The first form sends a file and gets the preview; the second one sends the text back to be saved. */
export const action = formAction(
  "staff work",
  async (context) => {
    const { request, form } = context;
    const { user } = await staffVisitor(request, "change the menu", { returnTo: IMPORT_URL });
    const sent = form.get("csv");
    const text = typeof sent === "string" ? ok(sent) : await textOf(context);
    if (!text.ok) return fileProblem(text);
    const csv = text.value;
    const saved = form.has("preview")
      ? importMenu(user, csv, String(form.get("preview")))
      : undefined;
    if (saved?.ok) {
      const { added, changed } = saved.value;
      const message = m.products_menuImportedAddedChanged({ added, changed });
      return redirectWithToast("/admin/products", message);
    }
    const plan = planImport(csv);
    if (!plan.ok) return fileProblem(plan);
    return data<Checked>(
      { csv, preview: plan.value.preview, refusal: saved?.message },
      { status: saved ? problemStatus(saved.code) : 200 },
    );
  },
  { hasImages: true, maxTextBytes: MAX_TEXT_BYTES, failure: FAILED },
);

export default function ProductImport() {
  const checked = useActionData<Checked>();
  const { csv, preview, refusal } = checked ?? {};
  return (
    <Page
      title={m.products_menuAsCsv()}
      variant="narrow"
      intro={m.products_csvIntro()}
      trail={[{ label: m.shared_products(), to: "/admin/products" }]}
    >
      {refusal && <Notice tone="bad" role="alert" title={refusal} />}
      {preview && csv !== undefined && <ImportResult preview={preview} csv={csv} />}
      {!preview && (
        <Card title={m.products_export()} actions={<DownloadLink href={EXPORT_URL} />}>
          <p>{m.products_csvEditHint()}</p>
          <p className="muted">
            <ParaglideMessage
              message={m.products_csvOptionsElsewhere}
              inputs={{}}
              markup={{
                file: ({ children }) => (
                  <a href={OPTIONS_EXPORT_URL} download>
                    {children}
                  </a>
                ),
                options: ({ children }) => <Link to="/admin/options">{children}</Link>,
              }}
            />
          </p>
        </Card>
      )}
      <Form method="post" action={IMPORT_URL} encType="multipart/form-data">
        <Card title={preview ? m.products_checkAnotherFile() : m.products_import()}>
          <Field
            meta={plainMeta("file", {
              error: checked?.fileProblem,
              accept: ".csv,text/csv",
            })}
            label={m.admin_csvFile()}
            type="file"
            hint={m.products_csvSizeHint()}
          />
          <ul className="hint stack stack-small">
            <li>{m.products_csvNewDishHint()}</li>
            <li>{m.products_csvLeftOutHint()}</li>
            <li>{m.products_csvStockHint()}</li>
          </ul>
          <div className="row">
            <SubmitButton
              variant={preview ? "secondary" : "primary"}
              pendingLabel={m.products_checking()}
            >
              {m.products_checkTheFile()}
            </SubmitButton>
          </div>
        </Card>
      </Form>
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(FAILED);
