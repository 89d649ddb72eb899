import { redirect } from "@remix-run/node";
import type { z } from "zod";
import { acknowledgeChange } from "#app/domain/kitchen/acknowledge-change.server.ts";
import { delayOrder } from "#app/domain/kitchen/delay-order.server.ts";
import { tickItem } from "#app/domain/kitchen/mark-ready.server.ts";
import { changeSeenForm, delayForm, tickForm } from "#app/domain/kitchen/schema.ts";
import type { Order } from "#app/domain/orders/order.ts";
import { kitchenUrl } from "#app/domain/stations/station.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { refusalToast } from "#app/http/toast.server.ts";
import { m } from "#messages";
import { type ButtonAction, buttonAction } from "../button-action.server.ts";

type KitchenAction<Schema extends z.ZodType> = Pick<
  ButtonAction<Schema, Order>,
  "schema" | "run" | "failure"
>;

/** The action of a ticket's button, which shows the result even if another device was faster. */
function kitchenAction<Schema extends z.ZodType>(of: KitchenAction<Schema>) {
  return buttonAction({
    ...of,
    needs: "prepare orders",
    page: () => kitchenUrl(),
    refusal: (refused) =>
      refused.code === "already_in_status" ? undefined : refusalToast(refused, of.failure()),
  });
}

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
