import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { readyAction } from "./ready-action.server.ts";

/** Needs no guard: the page it redirects to has one. */
export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/admin/orders?order=${params.orderId}`);

export const action = readyAction(false);
