import { redirect } from "@remix-run/node";
import { kitchenUrl } from "#app/domain/kitchen/station.ts";
import { tickForm } from "#app/domain/orders/made-schema.ts";
import { tickItem } from "#app/domain/orders/mark-ready.server.ts";
import { m } from "#messages";
import { kitchenAction } from "./kitchen-action.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect(kitchenUrl());

export const action = kitchenAction(
  tickForm,
  (actor, { orderId = "", itemId = "" }, { quantity }) =>
    tickItem(actor, orderId, itemId, quantity),
  () => m.kitchen_failedToTickOffTheDish(),
);
