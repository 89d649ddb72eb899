import type { User } from "#app/domain/access/user.ts";
import type { Result } from "#app/domain/result.ts";
import type { FormContext } from "#app/http/form/form-action.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "./button-action.server.ts";

type AvailableAgain = {
  page: string;
  mark: (
    actor: User,
    params: FormContext["params"],
  ) => Result<{ name: string /** For lack of stock. */; soldOut: boolean }>;
  failure: () => string;
};

/** The action of "Available again", for a dish or a choice. */
export function availableAgainAction({ page, mark, failure }: AvailableAgain) {
  return buttonAction({
    needs: "mark dishes sold out",
    page: () => page,
    run: (actor, { params }) => mark(actor, params),
    success: ({ name, soldOut }) =>
      soldOut
        ? { type: "warning", message: m.admin_dishWithoutStock({ name }) }
        : m.admin_isAvailableAgain({ name }),
    refusal: reasonOnly,
    failure,
  });
}
