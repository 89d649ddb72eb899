import { redirect } from "@remix-run/node";
import { categoryStationsForm } from "#app/domain/kitchen/schema.ts";
import { chooseStations } from "#app/domain/stations/change-stations.server.ts";
import { m } from "#messages";
import { buttonAction } from "./button-action.server.ts";

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
