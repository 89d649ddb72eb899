import type { LoaderFunctionArgs } from "@remix-run/node";
import { ownOrdersVersion } from "#app/domain/orders/queries.server.ts";
import { signedInVisitor } from "#app/http/session/guards.server.ts";

/** Tells an open page whether one of the customer's orders has changed. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await signedInVisitor(request, { returnTo: "/my-orders" });
  return new Response(String(ownOrdersVersion(user)), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
