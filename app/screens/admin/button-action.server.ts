import type { z } from "zod";
import type { Action } from "#app/domain/access/permissions.ts";
import type { User } from "#app/domain/access/user.ts";
import type { Done } from "#app/domain/lists/changed-row.ts";
import { type Problem, problem, type Result } from "#app/domain/result.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { firstError, isInPlace, replyInPlace } from "#app/http/form/in-place.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { saveUnsentForm } from "#app/http/form/unsent-forms.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { refusalToast, type Toast } from "#app/http/toast.server.ts";

type Context<Schema extends z.ZodType> = FormContext & { input: z.output<Schema> };

export type ButtonAction<Schema extends z.ZodType, Value> = {
  needs: Action;
  /** The page that has the button, unless the form names another one in `returnTo`. */
  page(params: FormContext["params"]): string;
  /** For a form with fields. */
  schema?: Schema;
  run(actor: User, context: Context<Schema>): Result<Value>;
  /** If missing, there is no toast, because the page shows the change. */
  success?(value: Value, context: Context<Schema>): string | Toast;
  /** For a row of a list: the result, even if it was already done, because a double tap may count twice. */
  done?(actor: User, context: Context<Schema>): Done | null;
  /** By default, the failure with its reason. */
  refusal?(problem: Problem): Toast | undefined;
  failure(): string;
};

/** For a refusal whose reason is explanation enough. */
export function reasonOnly({ message }: Problem): Toast {
  return { type: "error", message };
}

/** For a button that turns something on or off, depending on its field. */
export function toggled(form: FormData, { pathname }: URL, field: string, state: string) {
  if (form.has("undo")) return null;
  const before = form.get(field) === "no" ? "yes" : "no";
  return { state, undo: { action: pathname, fields: { [field]: before, undo: "1" } } };
}

/** The action of a button or a small form that stays on its page and shows the outcome in a toast. */
export function buttonAction<Schema extends z.ZodType, Value>({
  needs,
  page,
  schema,
  run,
  success,
  done: doneBy,
  refusal = (refused) => refusalToast(refused, failure()),
  failure,
}: ButtonAction<Schema, Value>) {
  return formAction(
    "staff work",
    async (posted) => {
      const { request, params, form } = posted;
      const returnTo = returnPath(form, page(params));
      const { user } = await staffVisitor(request, needs, { returnTo });
      const submission = schema && parseForm(form, schema);
      // Without scripts, the page is loaded again with the typed values, so that they can be
      // corrected.
      const refuse = async (refused: Problem, answer: Done | null = null) => {
        const keepsTyped = refused.code === "validation" && !isInPlace(form);
        const cookies = keepsTyped ? await saveUnsentForm(request, { page: returnTo }) : [];
        return replyInPlace(form, returnTo, refusal(refused), cookies, answer);
      };
      if (submission && submission.status !== "success") {
        return refuse(problem("validation", firstError(submission)));
      }
      const context = { ...posted, input: submission?.value as z.output<Schema> };
      const ran = run(user, context);
      const isDone = ran.ok || ran.code === "already_in_status";
      const answer = (isDone && doneBy?.(user, context)) || null;
      if (!ran.ok) return refuse(ran, answer);
      const toast = success?.(ran.value, context);
      return replyInPlace(
        form,
        returnTo,
        typeof toast === "string" ? { type: "success", message: toast } : toast,
        [],
        answer,
      );
    },
    { failure },
  );
}
