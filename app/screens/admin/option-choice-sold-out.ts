import { redirect } from "@remix-run/node";
import { markChoiceSoldOut } from "#app/domain/options/sell-out-choice.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect("/admin/options");

export const action = formAction(
  async ({ request, params, form }) => {
    const returnTo = returnPath(form, "/admin/options");
    const { user } = await staffVisitor(request, "mark dishes sold out", { returnTo });
    const marked = markChoiceSoldOut(user, params.choiceId ?? "");
    return replyInPlace(
      form,
      returnTo,
      marked.ok
        ? { type: "success", message: m.options_isSoldOutToday({ name: marked.value.name }) }
        : { type: "error", message: marked.message },
    );
  },
  { failure: () => m.options_failedToSaveOptions() },
);
