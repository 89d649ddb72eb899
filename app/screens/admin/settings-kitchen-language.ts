import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { kitchenLanguageForm } from "#app/domain/kitchen/schema.ts";
import { languageNames } from "#app/domain/language/language.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";
import { m } from "#messages";

const STATIONS = "/admin/settings/stations";
const FAILED = () => m.translations_failedToSaveKitchenLanguage();

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect(STATIONS);

export const action = formAction(
  async ({ request, form }) => {
    const { user } = await staffVisitor(request, "change settings", { returnTo: STATIONS });
    const submission = parseWithZod(form, { schema: kitchenLanguageForm });
    if (submission.status !== "success") {
      const description = firstError(submission.reply());
      return replyInPlace(form, STATIONS, { type: "error", message: FAILED(), description });
    }
    const { language } = submission.value;
    const saved = saveSettings(user, "kitchen", { language });
    return replyInPlace(
      form,
      STATIONS,
      saved.ok
        ? {
            type: "success",
            message: m.translations_kitchenLanguageSaved({ language: languageNames[language] }),
          }
        : { type: "error", message: FAILED(), description: saved.message },
    );
  },
  { failure: FAILED },
);
