import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { printForm, printOrder } from "#app/domain/printing/print-order.server.ts";
import { m } from "#messages";
import { buttonAction, reasonOnly } from "../button-action.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/admin/orders/${params.orderId}/ticket`);

export const action = buttonAction({
  needs: "read orders",
  page: () => "/admin/orders",
  schema: printForm,
  run: (actor, { params, input }) => printOrder(actor, params.orderId ?? "", input),
  success: () => m.adminOrders_itIsOnItsWay(),
  refusal: reasonOnly,
  failure: () => m.printing_failedToPrint(),
});
