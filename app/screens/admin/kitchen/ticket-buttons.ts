import { redirect } from "@remix-run/node";
import { acknowledgeChange } from "#app/domain/kitchen/acknowledge-change.server.ts";
import { delayOrder } from "#app/domain/kitchen/delay-order.server.ts";
import { tickItem } from "#app/domain/kitchen/mark-ready.server.ts";
import { changeSeenForm, delayForm, tickForm } from "#app/domain/kitchen/schema.ts";
import { kitchenUrl } from "#app/domain/stations/station.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { m } from "#messages";
import { kitchenAction } from "./kitchen-action.server.ts";

export const loader = () => redirect(kitchenUrl());

export const action = buttons({
  "items/:itemId/made": kitchenAction({
    schema: tickForm,
    run: (actor, { params, input }) =>
      tickItem(actor, params.orderId ?? "", params.itemId ?? "", input.quantity),
    failure: () => m.kitchen_dishNotTicked(),
  }),
  "items/:itemId/made/removal": kitchenAction({
    run: (actor, { params }) => tickItem(actor, params.orderId ?? "", params.itemId ?? "", null),
    failure: () => m.kitchen_tickNotTakenBack(),
  }),
  "changes/acknowledgement": kitchenAction({
    schema: changeSeenForm,
    run: (actor, { params, input }) =>
      acknowledgeChange(actor, params.orderId ?? "", input.changedAt),
    failure: () => m.kitchen_changeNotSeen(),
  }),
  delay: kitchenAction({
    schema: delayForm,
    run: (actor, { params, input }) => delayOrder(actor, params.orderId ?? "", input),
    failure: () => m.kitchen_failedToDelayTheOrder(),
  }),
});
