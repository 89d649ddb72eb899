import type { z } from "zod";
import type { Action } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import type { Result } from "#app/domain/result.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import type { refuseForm } from "#app/http/form/form-reply.server.ts";
import { saveForm } from "#app/http/form/save-form.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

type RecordAction<Schema extends z.ZodType, Saved> = {
  schema: Schema;
  needs: Action;
  failure: () => string;
  save(
    actor: User,
    input: z.output<Schema>,
    context: FormContext,
  ): Result<Saved> | Promise<Result<Saved>>;
  /** The saved values that the form shows, as `openRecord` compares them. */
  shown?(context: FormContext): object | null | undefined;
  /** The page that shows the saved record. */
  pageOf(saved: Saved): string;
  /** The reply to a button that adds or removes a row; null for any other. */
  changeRows?(form: FormData): ReturnType<typeof refuseForm> | null;
};

/** For the forms that add or change a record with a name. */
export function recordAction<Schema extends z.ZodType, Saved extends { name: string }>({
  schema,
  needs,
  failure,
  save,
  shown,
  pageOf,
  changeRows,
}: RecordAction<Schema, Saved>) {
  return formAction(
    "staff work",
    async (context) => {
      const { request, form, url } = context;
      const { user } = await staffVisitor(request, needs, { returnTo: url.pathname });
      const changed = changeRows?.(form);
      if (changed) return changed;
      const { reply, saved } = await saveForm(
        form,
        schema,
        (sent) => save(user, sent, context),
        shown?.(context),
      );
      if (reply) return reply;
      return redirectWithToast(pageOf(saved), m.admin_saved({ name: saved.name }));
    },
    { fields: schema, failure },
  );
}
