import type { User } from "#app/domain/access/user.ts";
import { contentForms } from "#app/domain/content/content-schema.ts";
import { bracesNote } from "#app/domain/content/fill-braces.ts";
import { keepPreview } from "#app/domain/content/preview.server.ts";
import { findContent } from "#app/domain/content/queries.server.ts";
import { fieldsOf, type SubjectName, subjects } from "#app/domain/content/subjects.ts";
import type { Result } from "#app/domain/result.ts";
import { outdatedNote } from "#app/domain/translating/translation-list.server.ts";
import { PREVIEW } from "#app/http/cached-pages.server.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import {
  refuseAsOutdated,
  refuseForm,
  refuseWithProblem,
} from "#app/http/form/form-reply.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { unseenVersion } from "#app/http/form/seen-version.server.ts";
import { MAX_LONG_BODY_BYTES } from "#app/http/limits/input-budget.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";
import { readFormImage } from "../image-field.server.ts";

type Save = (
  actor: User,
  fields: Record<string, string>,
  context: FormContext,
) => Result<{ id: string; name: string }>;

/** The page with the typed values; only Save stores them. */
function showPreview(subject: SubjectName, id: string | undefined, fields: Record<string, string>) {
  const key = keepPreview(subject, id === undefined ? id : findContent(id), fields);
  return redirectWithToast(subjects[subject].page.replace(/(?=#|$)/, `?${PREVIEW}=${key}`), {
    type: "info",
    message: m.content_previewNotSaved(),
  });
}

/** For the forms that add or change a text of the shop. */
export function contentAction(
  subjectOf: (params: FormContext["params"]) => SubjectName,
  save: Save,
  shown?: (params: FormContext["params"]) => object,
) {
  return formAction(
    "staff work",
    async (context) => {
      const { request, form, params, url } = context;
      const { user } = await staffVisitor(request, "change settings", { returnTo: url.pathname });
      const subject = subjectOf(params);
      const isPreview = form.has(PREVIEW);
      form.delete(PREVIEW);
      const picture = fieldsOf(subject).find(([, { kind }]) => kind === "image")?.[0];
      const refused = picture && (await readFormImage(context, user, picture));
      const submission = parseForm(form, contentForms[subject]);
      if (refused) return refuseWithProblem(submission, refused);
      if (submission.status !== "success") return refuseForm(submission);
      if (isPreview) return showPreview(subject, params.contentId, submission.value);
      const newer = unseenVersion(form, shown?.(params));
      if (newer) return refuseAsOutdated(submission, newer);
      const saved = save(user, submission.value, context);
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
}
