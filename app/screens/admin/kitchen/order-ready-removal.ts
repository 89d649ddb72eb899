import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { markReady } from "#app/domain/kitchen/mark-ready.server.ts";
import { m } from "#messages";
import { buttonAction } from "../button-action.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/admin/orders?order=${params.orderId}`);

export const action = buttonAction({
  needs: "prepare orders",
  page: ({ orderId }) => `/admin/orders?order=${orderId}`,
  run: (actor, { params }) => markReady(actor, params.orderId ?? "", false),
  success: () => m.admin_orderIsNotReadyYet(),
  failure: () => m.admin_failedToMarkTheOrder(),
});
