import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { contentForms } from "#app/domain/content/content-schema.ts";
import { contentName } from "#app/domain/content/save-content.server.ts";
import { subjects } from "#app/domain/content/subjects.ts";
import { translationUrl } from "#app/domain/translating/translations-url.ts";
import { openForm, openRecord } from "#app/http/form/open-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { ContentForm } from "#app/ui/content-editor/content-form.tsx";
import { PostButton } from "#app/ui/form/post-button.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { contentAction, contentAt } from "./content-action.server.ts";

export const meta: MetaFunction = () => pageMeta(m.content_title());

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const { subject, row, shown } = contentAt(params);
  const schema = contentForms[subject];
  if (!row || !shown) return { form: openForm(schema, {}), subject, text: null };
  const { id, isSample, former } = row;
  const text = { id, name: contentName(row), isSample, canUndo: former !== null };
  return { form: openRecord(schema, shown), subject, text };
}

export const action = contentAction;

/** Adds a text to a list, or changes the one in the address. */
export default function ContentText() {
  const { form, subject, text } = useLoaderData<typeof loader>();
  const path = `/admin/content/${text?.id ?? `add/${subject}`}`;
  const { label, page, isList } = subjects[subject];
  const isInvented = "isInvented" in subjects[subject];
  return (
    <Page
      title={text ? label : m.content_addTo({ list: label })}
      intro={isList ? text?.name : undefined}
      variant="narrow"
      trail={[{ label: m.content_title(), to: "/admin/content" }]}
      here={text ? undefined : label}
      actions={
        text && (
          <>
            <ButtonLink to={page} variant="secondary" icon="eye" reloadDocument>
              {m.content_seePage()}
            </ButtonLink>
            <ButtonLink to={translationUrl("content", text.id)} variant="secondary" icon="globe">
              {m.translations_translate()}
            </ButtonLink>
          </>
        )
      }
    >
      <div className="stack">
        {text?.isSample && (
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
        {text?.canUndo && (
          <PostButton action={`${path}/undo`} label={m.content_undo()} variant="quiet" />
        )}
        <ContentForm
          // Saving a new text leads to the same form at its own address.
          key={path}
          {...form}
          subject={subject}
          action={path}
          once={!text}
          submitLabel={text ? m.shared_save() : m.content_add()}
          secondaryButton={
            text &&
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
