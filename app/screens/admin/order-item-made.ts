import { redirect } from "@remix-run/node";
import { tickItem } from "#app/domain/kitchen/mark-ready.server.ts";
import { tickForm } from "#app/domain/kitchen/schema.ts";
import { kitchenUrl } from "#app/domain/kitchen/station.ts";
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
