import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { changeOrderStatus } from "#app/domain/fulfilment/change-status.server.ts";
import { orderStatusInput } from "#app/domain/orders/schema.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/admin/orders?order=${params.orderId}`);

export const action = buttonAction({
  needs: "prepare orders",
  page: ({ orderId }) => `/admin/orders?order=${orderId}`,
  schema: orderStatusInput,
  run: (actor, { params, input }) => changeOrderStatus(actor, params.orderId ?? "", input),
  success: () => m.adminOrders_orderStatusUpdatedSuccessfully(),
  failure: () => m.adminOrders_failedToUpdateOrderStatus(),
});
