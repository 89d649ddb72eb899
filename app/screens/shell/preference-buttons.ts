import { redirect } from "@remix-run/node";
import { rememberLanguage } from "#app/domain/accounts/user-language.server.ts";
import { localPath } from "#app/domain/language/paths.ts";
import { preferencesInput } from "#app/domain/preferences/schema.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { preferencesCookie, readPreferences } from "#app/http/session/cookies.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

export const loader = () => redirect("/preferences");

export const action = buttons({
  /** The switch in the header. It needs no toast: its effect is visible. */
  theme: formAction(
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
    { failure: () => m.shell_preferencesNotSaved() },
  ),
  /** The filters with which the menu opens. */
  diets: formAction(
    "use the shop",
    async ({ request, form }) => {
      const submission = parseForm(form, preferencesInput.pick({ diets: true }).required());
      if (submission.status !== "success") {
        return redirectWithToast("/menu", { type: "error", message: firstError(submission) });
      }
      const preferences = { ...(await readPreferences(request)), ...submission.value };
      return redirectWithToast(returnPath(form, "/menu"), undefined, [
        await preferencesCookie(preferences),
      ]);
    },
    { failure: () => m.shell_preferencesNotSaved() },
  ),
  /** The switch in header and footer. It needs no toast: its effect is visible. */
  language: formAction(
    "use the shop",
    async ({ request, form }) => {
      const returnTo = returnPath(form, "/");
      const submission = parseForm(form, preferencesInput.pick({ language: true }).required());
      if (submission.status !== "success") {
        return redirectWithToast(returnTo, { type: "error", message: firstError(submission) });
      }
      const { language } = submission.value;
      const { user } = await visitorOf(request);
      if (user) rememberLanguage(user, language);
      const preferences = { ...(await readPreferences(request)), language };
      const cookie = await preferencesCookie(preferences);
      return redirect(localPath(returnTo, language), {
        status: 303,
        headers: { "Set-Cookie": cookie },
      });
    },
    { failure: () => m.shell_preferencesNotSaved() },
  ),
});
