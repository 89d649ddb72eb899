import { redirect } from "@remix-run/node";
import { tickItem } from "#app/domain/kitchen/mark-ready.server.ts";
import { tickForm } from "#app/domain/kitchen/schema.ts";
import { kitchenUrl } from "#app/domain/stations/station.ts";
import { m } from "#messages";
import { kitchenAction } from "./kitchen-action.server.ts";

export const loader = () => redirect(kitchenUrl());

export const action = kitchenAction({
  schema: tickForm,
  run: (actor, { params, input }) =>
    tickItem(actor, params.orderId ?? "", params.itemId ?? "", input.quantity),
  failure: () => m.kitchen_failedToTickOffTheDish(),
});
