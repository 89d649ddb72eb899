import type { User } from "#app/domain/accounts/user.ts";
import type { Result } from "#app/domain/result.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { STATEMENTS } from "#app/ui/statements/statements-url.ts";
import { m } from "#messages";

/** A button on the page of the statements. */
export function statementButton<Value>(
  change: (actor: User, creditId: string, context: FormContext) => Result<Value>,
  done: (value: Value) => string,
) {
  return formAction(
    async (context) => {
      const { request, params, form } = context;
      const { user } = await staffVisitor(request, "keep the books", { returnTo: STATEMENTS });
      const changed = change(user, params.creditId ?? "", context);
      const toast = changed.ok
        ? ({ type: "success", message: done(changed.value) } as const)
        : ({ type: "error", message: changed.message } as const);
      return replyInPlace(form, STATEMENTS, toast);
    },
    { failure: () => m.statements_failedToSaveIt() },
  );
}
