import { redirect } from "@remix-run/node";
import { placeDish } from "#app/domain/menu/place-dish.server.ts";
import { MENU_ORDER, placeAction } from "../place-action.server.ts";

export const loader = () => redirect(MENU_ORDER);

export const action = placeAction((actor, { productId = "" }, to) =>
  placeDish(actor, productId, to),
);
