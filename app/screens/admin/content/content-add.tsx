import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type Params, useLoaderData } from "@remix-run/react";
import { contentForms } from "#app/domain/content/content-schema.ts";
import { addContent } from "#app/domain/content/save-content.server.ts";
import { isSubjectName, type SubjectName, subjects } from "#app/domain/content/subjects.ts";
import { openForm } from "#app/http/form/open-form.server.ts";
import { notFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { ContentForm } from "#app/ui/content-editor/content-form.tsx";
import { Page } from "#app/ui/layout/page.tsx";
import { errorBoundary } from "#app/ui/page/error-screen.tsx";
import { pageMeta } from "#app/ui/page/page-meta.ts";
import { m } from "#messages";
import { contentAction } from "./content-action.server.ts";

export const meta: MetaFunction = () => pageMeta(m.content_title());

function listOf({ subject }: Params): SubjectName {
  if (!isSubjectName(subject) || !subjects[subject].isList) {
    throw notFound();
  }
  return subject;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  const subject = listOf(params);
  return { ...openForm(contentForms[subject], {}), subject };
}

export const action = contentAction(listOf, (actor, fields, { params }) =>
  addContent(actor, listOf(params), fields),
);

export default function AddContent() {
  const { subject, ...form } = useLoaderData<typeof loader>();
  const list = subjects[subject].label;
  return (
    <Page
      title={m.content_addTo({ list })}
      variant="narrow"
      trail={[{ label: m.content_title(), to: "/admin/content" }]}
      here={list}
    >
      <ContentForm
        {...form}
        subject={subject}
        action={`/admin/content/add/${subject}`}
        once
        submitLabel={m.content_add()}
      />
    </Page>
  );
}

export const ErrorBoundary = errorBoundary(m.content_notSaved);
