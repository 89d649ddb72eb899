import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { User } from "#app/domain/accounts/user.ts";
import type { Result } from "#app/domain/result.ts";
import type { ShopSettings } from "#app/domain/settings/shop-settings.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { discardDraft, draftFor } from "#app/http/form/form-drafts.server.ts";
import { refuseForm, refuseWithProblem } from "#app/http/form/form-reply.server.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";

type Saving<Value> = {
  schema: z.ZodType<Value>;
  save: (actor: User, value: Value) => Result<ShopSettings>;
  /** What the toast says. */
  done: string | ((settings: ShopSettings) => string);
  /** Where the change is seen; all settings unless said otherwise. */
  place?: string;
};

/**
 * Takes the address of a section's form and how it is saved, returns the form's action: what is refused
 * stays typed, also while the admin logs in again. Source: the owner's wish for settings; decisions, Every
 * screen without JavaScript ("values kept").
 */
export function settingsAction<Value>(here: string, { schema, save, done, place }: Saving<Value>) {
  return formAction(
    async ({ request, form }) => {
      const { user } = await adminVisitor(request, { returnTo: here, keep: form });
      if (form.has("discard"))
        return redirectWithToast(here, undefined, await discardDraft(request));
      const submission = parseWithZod(form, { schema });
      if (submission.status !== "success") return refuseForm(submission);
      const saved = save(user, submission.value);
      if (!saved.ok) return refuseWithProblem(submission, saved);
      const message = typeof done === "string" ? done : done(saved.value);
      const toast = { type: "success", message } as const;
      return redirectWithToast(place ?? "/admin/settings", toast, await discardDraft(request));
    },
    { failure: "Failed to save settings" },
  );
}

/**
 * Takes a request, the address of a section's form, its schema and what the form begins with; returns
 * that, or what was typed before the session had run out. Source: as `settingsAction`.
 */
export async function settingsValues<Values extends object>(
  request: Request,
  here: string,
  schema: z.ZodType,
  saved: Values,
): Promise<{ values: Values; isDraft: boolean }> {
  const draft = await draftFor(request, here);
  if (!draft) return { values: saved, isDraft: false };
  const typed = parseWithZod(draft, { schema }).payload as Partial<Values>;
  return { values: { ...saved, ...typed }, isDraft: true };
}
