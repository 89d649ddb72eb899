import { redirect } from "@remix-run/node";
import { markChoiceAvailable } from "#app/domain/options/sell-out-choice.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { adminVisitor } from "#app/http/session/guards.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect("/admin/options");

export const action = formAction(
  async ({ request, params, form }) => {
    const returnTo = returnPath(form, "/admin/options");
    const { user } = await adminVisitor(request, { returnTo });
    const marked = markChoiceAvailable(user, params.choiceId ?? "");
    if (!marked.ok) return replyInPlace(form, returnTo, { type: "error", message: marked.message });
    const { name, soldOut } = marked.value;
    return replyInPlace(
      form,
      returnTo,
      soldOut
        ? { type: "warning", message: `${name} has no stock left: set its stock to sell it again` }
        : { type: "success", message: `${name} is available again` },
    );
  },
  { failure: "Failed to save options" },
);
