import { parseWithZod } from "@conform-to/zod/v4";
import type { User } from "#app/domain/accounts/user.ts";
import { newChoice } from "#app/domain/options/group-fields.ts";
import { groupForm, type SavedGroup } from "#app/domain/options/group-schema.ts";
import type { OptionGroup } from "#app/domain/options/option-group.ts";
import type { Result } from "#app/domain/result.ts";
import { applyRowChange, ROW_CHANGE } from "#app/domain/row-change.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { changeForm, refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { typedValues } from "#app/http/form/open-form.server.ts";
import { discardUnsentForm } from "#app/http/form/unsent-forms.server.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

type Save = (actor: User, group: SavedGroup, context: FormContext) => Result<OptionGroup>;

export function optionAction(save: Save) {
  return formAction(
    async (context) => {
      const { request, form, url } = context;
      const path = url.pathname;
      const { user } = await adminVisitor(request, { returnTo: path, unsentForm: form });
      if (form.has("discard")) {
        return redirectWithToast(path, undefined, await discardUnsentForm(request, path));
      }
      const change = form.get(ROW_CHANGE);
      if (change !== null) return changeForm(applyRowChange(typedValues(form), change, newChoice));
      const submission = parseWithZod(form, { schema: groupForm });
      if (submission.status !== "success") return refuseForm(submission);
      const saved = save(user, submission.value, context);
      if (!saved.ok) return refuseWithProblem(submission, saved);
      return redirectWithToast(
        `/admin/options#group-${saved.value.id}`,
        { type: "success", message: `${saved.value.name} saved` },
        await discardUnsentForm(request, path),
      );
    },
    { failure: "Failed to save options" },
  );
}
