import { redirect } from "@remix-run/node";
import { deliverOrder } from "#app/domain/deliveries/deliver-order.server.ts";
import { deliveryForm } from "#app/domain/deliveries/schema.ts";
import { formatRupees } from "#app/domain/money.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

const DELIVERIES = "/admin/deliveries";

export const loader = () => redirect(DELIVERIES);

export const action = buttonAction({
  needs: "deliver orders",
  page: () => DELIVERIES,
  schema: deliveryForm,
  run: (actor, { params, input }) => deliverOrder(actor, params.orderId ?? "", input),
  success: ({ order, changePaise }) => ({
    type: "success",
    message: m.deliveries_delivered({ orderNumber: order.orderNumber }),
    description:
      changePaise > 0 ? m.deliveries_change({ change: formatRupees(changePaise) }) : undefined,
  }),
  failure: () => m.deliveries_failedToRecordTheDelivery(),
});
