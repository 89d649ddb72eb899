import { redirect } from "@remix-run/node";
import { placeStation } from "#app/domain/kitchen/change-stations.server.ts";
import { placeAction } from "../place-action.server.ts";

const STATIONS = "/admin/settings/stations";

export const loader = () => redirect(STATIONS);

export const action = placeAction(
  (actor, { stationId = "" }, to) => placeStation(actor, stationId, to),
  { page: STATIONS, needs: "change settings" },
);
