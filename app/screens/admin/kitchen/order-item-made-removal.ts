import { redirect } from "@remix-run/node";
import { tickItem } from "#app/domain/kitchen/mark-ready.server.ts";
import { kitchenUrl } from "#app/domain/stations/station.ts";
import { m } from "#messages";
import { kitchenAction } from "./kitchen-action.server.ts";

export const loader = () => redirect(kitchenUrl());

export const action = kitchenAction({
  run: (actor, { params }) => tickItem(actor, params.orderId ?? "", params.itemId ?? "", null),
  failure: () => m.kitchen_failedToTakeBackTheTick(),
});
