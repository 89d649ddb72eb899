import { redirect } from "@remix-run/node";
import { placeSection } from "#app/domain/menu/change-section.server.ts";
import { MENU_ORDER, placeAction } from "../place-action.server.ts";

export const loader = () => redirect(MENU_ORDER);

export const action = placeAction((actor, { category = "" }, to) =>
  placeSection(actor, category, to),
);
