import type { User } from "#app/domain/accounts/user.ts";
import type { Result } from "#app/domain/result.ts";
import type { Action } from "#app/domain/staff/permissions.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

type PrintButton = {
  needs: Action;
  page: string;
  /** What the toast says once it is done. */
  done: () => string;
  run(actor: User, context: FormContext): Result<unknown>;
};

/** The action of a button about prints, which leads back to its page. */
export function printButton({ needs, page, done, run }: PrintButton) {
  return formAction(
    async (context) => {
      const { request, form } = context;
      const returnTo = returnPath(form, page);
      const { user } = await staffVisitor(request, needs, { returnTo });
      const result = run(user, context);
      return replyInPlace(
        form,
        returnTo,
        result.ok
          ? { type: "success", message: done() }
          : { type: "error", message: result.message },
      );
    },
    { failure: () => m.printing_failedToPrint() },
  );
}
