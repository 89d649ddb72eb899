import type { z } from "zod";
import type { Order } from "#app/domain/orders/order.ts";
import { kitchenUrl } from "#app/domain/stations/station.ts";
import { refusalToast } from "#app/http/toast.server.ts";
import { type ButtonAction, buttonAction } from "../button-action.server.ts";

type KitchenAction<Schema extends z.ZodType> = Pick<
  ButtonAction<Schema, Order>,
  "schema" | "run" | "failure"
>;

/** The action of a button on a ticket, which shows what was done, also by another device. */
export function kitchenAction<Schema extends z.ZodType>(of: KitchenAction<Schema>) {
  return buttonAction({
    ...of,
    needs: "prepare orders",
    page: () => kitchenUrl(),
    refusal: (refused) =>
      refused.code === "already_in_status" ? undefined : refusalToast(refused, of.failure()),
  });
}
