import { redirect } from "@remix-run/node";
import { chooseStations } from "#app/domain/kitchen/change-stations.server.ts";
import { categoryStationsForm } from "#app/domain/kitchen/schema.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

const STATIONS = "/admin/settings/stations";

export const loader = () => redirect(STATIONS);

export const action = buttonAction({
  needs: "change settings",
  page: () => STATIONS,
  schema: categoryStationsForm,
  run: (actor, { input }) => chooseStations(actor, input.stations),
  success: () => m.kitchen_stationsOfTheCategoriesSaved(),
  failure: () => m.kitchen_failedToSaveTheStations(),
});
