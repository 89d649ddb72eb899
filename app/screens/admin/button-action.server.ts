import type { z } from "zod";
import type { Action } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import { type Problem, problem, type Result } from "#app/domain/result.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { refusalToast, type Toast } from "#app/http/toast.server.ts";

type Context<Schema extends z.ZodType> = FormContext & { input: z.output<Schema> };

export type ButtonAction<Schema extends z.ZodType, Done> = {
  needs: Action;
  /** The page of the button, unless the form names another one in `returnTo`. */
  page(params: FormContext["params"]): string;
  /** For a form with fields. */
  schema?: Schema;
  run(actor: User, context: Context<Schema>): Result<Done>;
  /** Without it there is no toast, because the page shows the change. */
  success?(done: Done, context: Context<Schema>): string | Toast;
  /** By default, the failure with its reason. */
  refusal?(problem: Problem): Toast | undefined;
  failure(): string;
};

/** For a refusal whose reason says enough. */
export function reasonOnly({ message }: Problem): Toast {
  return { type: "error", message };
}

/** The action of a button or a small form that stays on its page and shows the outcome in a toast. */
export function buttonAction<Schema extends z.ZodType, Done>({
  needs,
  page,
  schema,
  run,
  success,
  refusal = (refused) => refusalToast(refused, failure()),
  failure,
}: ButtonAction<Schema, Done>) {
  return formAction(
    "staff work",
    async (posted) => {
      const { request, params, form } = posted;
      const returnTo = returnPath(form, page(params));
      const { user } = await staffVisitor(request, needs, { returnTo });
      const submission = schema && parseForm(form, schema);
      if (submission && submission.status !== "success") {
        const invalid = problem("validation", firstError(submission));
        return replyInPlace(form, returnTo, refusal(invalid));
      }
      const context = { ...posted, input: submission?.value as z.output<Schema> };
      const done = run(user, context);
      if (!done.ok) return replyInPlace(form, returnTo, refusal(done));
      const toast = success?.(done.value, context);
      return replyInPlace(
        form,
        returnTo,
        typeof toast === "string" ? { type: "success", message: toast } : toast,
      );
    },
    { failure },
  );
}
