import type { Params } from "@remix-run/react";
import { contentForms, formValues } from "#app/domain/content/content-schema.ts";
import { bracesNote } from "#app/domain/content/fill-braces.ts";
import { keepPreview } from "#app/domain/content/preview.server.ts";
import { type ContentRow, findContent } from "#app/domain/content/queries.server.ts";
import { addContent, saveContent } from "#app/domain/content/save-content.server.ts";
import {
  fieldsOf,
  isSubjectName,
  type SubjectName,
  subjects,
} from "#app/domain/content/subjects.ts";
import { outdatedNote } from "#app/domain/translating/translation-list.server.ts";
import { PREVIEW } from "#app/http/cached-pages.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import {
  refuseAsOutdated,
  refuseForm,
  refuseWithProblem,
} from "#app/http/form/form-reply.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { unseenVersion } from "#app/http/form/seen-version.server.ts";
import { MAX_LONG_BODY_BYTES } from "#app/http/limits/input-budget.ts";
import { notFound } from "#app/http/not-found.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";
import { readFormImage } from "../image-field.server.ts";

/** The text in the address with the values that its form shows, or the list that a text is added to. */
export function contentAt({ contentId, subject }: Params) {
  if (contentId) {
    const row = findContent(contentId);
    if (!row || !isSubjectName(row.subject)) throw notFound();
    return { subject: row.subject, row, shown: formValues(row.subject, row.fields) };
  }
  if (!isSubjectName(subject) || !subjects[subject].isList) throw notFound();
  return { subject, row: null };
}

/** The page with the typed values; only Save stores them. */
function showPreview(subject: SubjectName, row: ContentRow | null, fields: Record<string, string>) {
  const key = keepPreview(subject, row ?? undefined, fields);
  return redirectWithToast(subjects[subject].page.replace(/(?=#|$)/, `?${PREVIEW}=${key}`), {
    type: "info",
    message: m.content_previewNotSaved(),
  });
}

export const contentAction = formAction(
  "staff work",
  async (context) => {
    const { request, form, params, url } = context;
    const { user } = await staffVisitor(request, "change settings", { returnTo: url.pathname });
    const { subject, row, shown } = contentAt(params);
    const isPreview = form.has(PREVIEW);
    form.delete(PREVIEW);
    const picture = fieldsOf(subject).find(([, { kind }]) => kind === "image")?.[0];
    const refused = picture && (await readFormImage(context, user, picture));
    const submission = parseForm(form, contentForms[subject]);
    if (refused) return refuseWithProblem(submission, refused);
    if (submission.status !== "success") return refuseForm(submission);
    if (isPreview) return showPreview(subject, row, submission.value);
    const newer = unseenVersion(form, shown);
    if (newer) return refuseAsOutdated(submission, newer);
    const saved = row
      ? saveContent(user, row.id, submission.value)
      : addContent(user, subject, submission.value);
    if (!saved.ok) return refuseWithProblem(submission, saved);
    return redirectWithToast(`/admin/content/${saved.value.id}`, {
      type: "success",
      message: m.admin_saved({ name: saved.value.name }),
      description: [
        bracesNote(Object.values(submission.value).join("\n")),
        outdatedNote("content", saved.value.id),
      ]
        .filter(Boolean)
        .join(" "),
    });
  },
  { hasImages: true, maxTextBytes: MAX_LONG_BODY_BYTES, failure: () => m.content_notSaved() },
);
