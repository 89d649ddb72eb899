import { redirect } from "@remix-run/node";
import { kitchenLanguageForm } from "#app/domain/kitchen/schema.ts";
import { languageNames } from "#app/domain/language/language.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

const STATIONS = "/admin/settings/stations";

export const loader = () => redirect(STATIONS);

export const action = buttonAction({
  needs: "change settings",
  page: () => STATIONS,
  schema: kitchenLanguageForm,
  run: (actor, { input }) => saveSettings(actor, "kitchen", { language: input.language }),
  success: ({ kitchen }) =>
    m.translations_kitchenLanguageSaved({ language: languageNames[kitchen.language] }),
  failure: () => m.translations_failedToSaveKitchenLanguage(),
});
