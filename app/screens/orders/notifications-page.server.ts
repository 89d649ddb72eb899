import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwnOrder } from "#app/domain/orders/queries.server.ts";
import { notFound } from "#app/http/not-found.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";

/** The visitor, and the page of one of their own orders. */
export async function notificationsPage({
  request,
  params,
}: Pick<LoaderFunctionArgs, "request" | "params">) {
  const { orderNumber = "" } = params;
  const page = `/my-orders/${encodeURIComponent(orderNumber)}/notifications`;
  const visitor = await signedInVisitor(request, { returnTo: page });
  if (!findOwnOrder(visitor.user, orderNumber)) throw notFound();
  return { visitor, orderNumber, page };
}
