import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type Params, useLoaderData } from "@remix-run/react";
import { contentForms, formValues } from "#app/domain/content/content-schema.ts";
import { type ContentRow, findContent } from "#app/domain/content/queries.server.ts";
import { contentName, saveContent } from "#app/domain/content/save-content.server.ts";
import { isSubjectName, type SubjectName, subjects } from "#app/domain/content/subjects.ts";
import { translationUrl } from "#app/domain/translating/translations-url.ts";
import { openRecord } from "#app/http/form/open-form.server.ts";
import { notFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContentForm } from "#app/ui/content-editor/content-form.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { contentAction } from "./content-action.server.ts";

export const meta: MetaFunction = () => pageMeta(m.content_title());

function rowOf({ contentId }: Params): ContentRow & { subject: SubjectName } {
  const row = findContent(contentId ?? "");
  if (!row || !isSubjectName(row.subject)) throw notFound();
  return { ...row, subject: row.subject };
}

function shown(params: LoaderFunctionArgs["params"]) {
  const { subject, fields } = rowOf(params);
  return formValues(subject, fields);
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const row = rowOf(params);
  const { id, subject, isSample, former } = row;
  return {
    ...openRecord(contentForms[subject], shown(params)),
    id,
    subject,
    name: contentName(row),
    isSample,
    canUndo: former !== null,
  };
}

export const action = contentAction(
  (params) => rowOf(params).subject,
  (actor, fields, { params }) => saveContent(actor, params.contentId ?? "", fields),
  shown,
);

export default function EditContent() {
  const { id, subject, name, isSample, canUndo, ...form } = useLoaderData<typeof loader>();
  const path = `/admin/content/${id}`;
  const { label, page, isList } = subjects[subject];
  const isInvented = "isInvented" in subjects[subject];
  return (
    <Page
      title={label}
      intro={isList ? name : undefined}
      variant="narrow"
      trail={[{ label: m.content_title(), to: "/admin/content" }]}
      actions={
        <>
          <ButtonLink to={page} variant="secondary" icon="eye" reloadDocument>
            {m.content_seePage()}
          </ButtonLink>
          <ButtonLink to={translationUrl("content", id)} variant="secondary" icon="globe">
            {m.translations_translate()}
          </ButtonLink>
        </>
      }
    >
      <div className="stack">
        {isSample && (
          <Notice
            tone="warn"
            title={m.content_isSample()}
            action={
              <PostButton
                action={`${path}/confirmation`}
                label={m.content_confirm()}
                variant="secondary"
                size="small"
              />
            }
          >
            {isInvented ? m.content_inventedHint() : m.content_sampleHint()}
          </Notice>
        )}
        {canUndo && <PostButton action={`${path}/undo`} label={m.content_undo()} variant="quiet" />}
        <ContentForm
          {...form}
          subject={subject}
          action={path}
          submitLabel={m.shared_save()}
          secondaryButton={
            isList && (
              <ButtonLink to={`${path}/removal`} variant="danger" icon="trash">
                {m.shared_delete()}
              </ButtonLink>
            )
          }
        />
      </div>
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.content_notLoaded);
