import { parseWithZod } from "@conform-to/zod/v4";
import type { User } from "#app/domain/accounts/user.ts";
import type { Result } from "#app/domain/result.ts";
import type { Zone } from "#app/domain/zones/zone.ts";
import { type SavedZone, zoneForm } from "#app/domain/zones/zone-schema.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { discardUnsentForm } from "#app/http/form/unsent-forms.server.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

type Save = (actor: User, zone: SavedZone, context: FormContext) => Result<Zone>;

export function zoneAction(save: Save) {
  return formAction(
    async (context) => {
      const { request, form, url } = context;
      const path = url.pathname;
      const { user } = await adminVisitor(request, { returnTo: path, unsentForm: form });
      if (form.has("discard")) {
        return redirectWithToast(path, undefined, await discardUnsentForm(request, path));
      }
      const submission = parseWithZod(form, { schema: zoneForm });
      if (submission.status !== "success") return refuseForm(submission);
      const saved = save(user, submission.value, context);
      if (!saved.ok) return refuseWithProblem(submission, saved);
      return redirectWithToast(
        "/admin/zones",
        { type: "success", message: `${saved.value.name} saved` },
        await discardUnsentForm(request, path),
      );
    },
    { failure: "Failed to save the zone" },
  );
}
