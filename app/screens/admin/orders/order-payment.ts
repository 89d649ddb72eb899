import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { markOrderPaid } from "#app/domain/fulfilment/change-status.server.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/admin/orders?order=${params.orderId}`);

export const action = buttonAction({
  needs: "take payments",
  page: ({ orderId }) => `/admin/orders?order=${orderId}`,
  run: (actor, { params }) => markOrderPaid(actor, params.orderId ?? ""),
  success: () => m.adminOrders_orderMarkedAsPaid(),
  failure: () => m.adminOrders_failedToMarkOrderAs(),
});
