import { redirect } from "@remix-run/node";
import { z } from "zod";
import { kitchenUrl } from "#app/domain/kitchen/station.ts";
import { tickItem } from "#app/domain/orders/mark-ready.server.ts";
import { m } from "#messages";
import { kitchenAction } from "./kitchen-action.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect(kitchenUrl());

export const action = kitchenAction(
  z.object({}),
  (actor, { orderId = "", itemId = "" }) => tickItem(actor, orderId, itemId, null),
  () => m.kitchen_failedToTakeBackTheTick(),
);
