import { redirect } from "@remix-run/node";
import { kitchenUrl } from "#app/domain/kitchen/station.ts";
import { delayOrder } from "#app/domain/orders/delay-order.server.ts";
import { delayForm } from "#app/domain/orders/made-schema.ts";
import { m } from "#messages";
import { kitchenAction } from "./kitchen-action.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect(kitchenUrl());

export const action = kitchenAction(
  delayForm,
  (actor, { orderId = "" }, delay) => delayOrder(actor, orderId, delay),
  () => m.kitchen_failedToDelayTheOrder(),
);
