import { redirect } from "@remix-run/node";
import { delayOrder } from "#app/domain/kitchen/delay-order.server.ts";
import { delayForm } from "#app/domain/kitchen/schema.ts";
import { kitchenUrl } from "#app/domain/stations/station.ts";
import { m } from "#messages";
import { kitchenAction } from "./kitchen-action.server.ts";

export const loader = () => redirect(kitchenUrl());

export const action = kitchenAction({
  schema: delayForm,
  run: (actor, { params, input }) => delayOrder(actor, params.orderId ?? "", input),
  failure: () => m.kitchen_failedToDelayTheOrder(),
});
