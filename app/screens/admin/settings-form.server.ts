import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { User } from "#app/domain/accounts/user.ts";
import type { Result } from "#app/domain/result.ts";
import type { ShopSettings } from "#app/domain/settings/shop-settings.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { discardUnsentForm } from "#app/http/form/unsent-forms.server.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

type Saving<Value> = {
  schema: z.ZodType<Value>;
  save: (actor: User, value: Value) => Result<ShopSettings>;
  done: string | ((settings: ShopSettings) => string);
  /** The page that shows the change; all settings by default. */
  place?: string;
};

/** The action of a section's form. Everything typed stays when it is refused, or when the admin has to log in again. */
export function settingsAction<Value>(here: string, { schema, save, done, place }: Saving<Value>) {
  return formAction(
    async ({ request, form }) => {
      const { user } = await adminVisitor(request, { returnTo: here, unsentForm: form });
      if (form.has("discard"))
        return redirectWithToast(here, undefined, await discardUnsentForm(request, here));
      const submission = parseWithZod(form, { schema });
      if (submission.status !== "success") return refuseForm(submission);
      const saved = save(user, submission.value);
      if (!saved.ok) return refuseWithProblem(submission, saved);
      const message = typeof done === "string" ? done : done(saved.value);
      const toast = { type: "success", message } as const;
      return redirectWithToast(
        place ?? "/admin/settings",
        toast,
        await discardUnsentForm(request, here),
      );
    },
    { failure: "Failed to save settings" },
  );
}
