import { redirect } from "@remix-run/node";
import { z } from "zod";
import { tickItem } from "#app/domain/kitchen/mark-ready.server.ts";
import { kitchenUrl } from "#app/domain/kitchen/station.ts";
import { m } from "#messages";
import { kitchenAction } from "./kitchen-action.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = () => redirect(kitchenUrl());

export const action = kitchenAction(
  z.object({}),
  (actor, { orderId = "", itemId = "" }) => tickItem(actor, orderId, itemId, null),
  () => m.kitchen_failedToTakeBackTheTick(),
);
