import type { z } from "zod";
import type { Action } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import type { Result } from "#app/domain/result.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

type Options<Value, Saved> = {
  schema: z.ZodType<Value>;
  save: (actor: User, value: Value) => Result<Saved>;
  /** The saved values that the form shows, as `openRecord` compares them. */
  shown?: () => object;
  successMessage: (saved: Saved) => string;
  successHint?: (saved: Saved) => string | undefined;
  redirectTo?: string | ((actor: User) => string);
  needs?: Action;
};

export function settingsAction<Value, Saved>(path: string, options: Options<Value, Saved>) {
  const { schema, save, shown, successMessage, successHint } = options;
  const { redirectTo = "/admin/settings", needs = "change settings" } = options;
  return formAction(
    "staff work",
    async ({ request, form }) => {
      const { user } = await staffVisitor(request, needs, { returnTo: path });
      const { reply, saved } = await saveForm(form, schema, (sent) => save(user, sent), shown?.());
      if (reply) return reply;
      const hint = successHint?.(saved);
      const page = typeof redirectTo === "string" ? redirectTo : redirectTo(user);
      return redirectWithToast(page, {
        type: "success",
        message: successMessage(saved),
        ...(hint && { description: hint }),
      });
    },
    { fields: schema, failure: () => m.settings_failedToSaveSettings() },
  );
}
