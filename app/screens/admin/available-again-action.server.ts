import type { User } from "#app/domain/accounts/user.ts";
import type { Result } from "#app/domain/result.ts";
import { type FormContext, formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

type AvailableAgain = {
  /** The page of the button, unless the form says otherwise. */
  page: string;
  mark: (
    actor: User,
    params: FormContext["params"],
  ) => Result<{ name: string /** For lack of stock. */; soldOut: boolean }>;
  failure: () => string;
};

/** The action of "Available again", for a dish or a choice. */
export function availableAgainAction({ page, mark, failure }: AvailableAgain) {
  return formAction(
    async ({ request, params, form }) => {
      const returnTo = returnPath(form, page);
      const { user } = await staffVisitor(request, "mark dishes sold out", { returnTo });
      const marked = mark(user, params);
      if (!marked.ok) {
        return replyInPlace(form, returnTo, { type: "error", message: marked.message });
      }
      const { name, soldOut } = marked.value;
      return replyInPlace(
        form,
        returnTo,
        soldOut
          ? {
              type: "warning",
              message: m.admin_hasNoStockLeftSet({ name }),
            }
          : { type: "success", message: m.admin_isAvailableAgain({ name }) },
      );
    },
    { failure },
  );
}
