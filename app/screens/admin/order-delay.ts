import { redirect } from "@remix-run/node";
import { delayOrder } from "#app/domain/kitchen/delay-order.server.ts";
import { delayForm } from "#app/domain/kitchen/schema.ts";
import { kitchenUrl } from "#app/domain/kitchen/station.ts";
import { m } from "#messages";
import { kitchenAction } from "./kitchen-action.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect(kitchenUrl());

export const action = kitchenAction(
  delayForm,
  (actor, { orderId = "" }, delay) => delayOrder(actor, orderId, delay),
  () => m.kitchen_failedToDelayTheOrder(),
);
