import { redirect } from "@remix-run/node";
import {
  chooseStations,
  placeStation,
  removeStation,
} from "#app/domain/kitchen/change-stations.server.ts";
import { categoryStationsForm, kitchenLanguageForm } from "#app/domain/kitchen/schema.ts";
import { languageNames } from "#app/domain/language/language.ts";
import { saveSettings } from "#app/domain/settings/save-settings.server.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";
import { placeAction } from "../place-action.server.ts";

const STATIONS = "/admin/settings/stations";

export const loader = () => redirect(STATIONS);

export const action = buttons({
  categories: buttonAction({
    needs: "change settings",
    page: () => STATIONS,
    schema: categoryStationsForm,
    run: (actor, { input }) => chooseStations(actor, input.stations),
    success: () => m.kitchen_stationsOfTheCategoriesSaved(),
    failure: () => m.kitchen_failedToSaveTheStations(),
  }),
  language: buttonAction({
    needs: "change settings",
    page: () => STATIONS,
    schema: kitchenLanguageForm,
    run: (actor, { input }) => saveSettings(actor, "kitchen", { language: input.language }),
    success: ({ kitchen }) =>
      m.translations_kitchenLanguageSaved({ language: languageNames[kitchen.language] }),
    failure: () => m.translations_kitchenLanguageNotSaved(),
  }),
  ":stationId/position": placeAction(
    (actor, { stationId = "" }, to) => placeStation(actor, stationId, to),
    { page: STATIONS, needs: "change settings" },
  ),
  ":stationId/removal": buttonAction({
    needs: "change settings",
    page: () => STATIONS,
    run: (actor, { params }) => removeStation(actor, params.stationId ?? ""),
    success: ({ name }) => m.shared_removed({ name }),
    refusal: ({ message }) => ({ type: "info", message }),
    failure: () => m.kitchen_failedToRemoveTheStation(),
  }),
});
