import { redirect } from "@remix-run/node";
import { preferencesInput } from "#app/domain/preferences/schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { preferencesCookie, readPreferences } from "#app/http/session/cookies.server.ts";
import { m } from "#messages";

export const loader = () => redirect("/preferences");

/** The switch in the header. It needs no toast: its effect is visible. */
export const action = formAction(
  "use the shop",
  async ({ request, form }) => {
    const returnTo = returnPath(form, "/");
    const submission = parseForm(form, preferencesInput.pick({ theme: true }).required());
    if (submission.status !== "success") {
      return replyInPlace(form, returnTo, { type: "error", message: firstError(submission) });
    }
    const preferences = { ...(await readPreferences(request)), ...submission.value };
    return replyInPlace(form, returnTo, undefined, [await preferencesCookie(preferences)]);
  },
  { failure: () => m.shell_failedToSavePreferencesPlease() },
);
