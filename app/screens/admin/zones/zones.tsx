import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { staffVisitor } from "#app/http/session/guards.server.ts";

/** The zones are on the page of the delivery fee. */
export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "change settings");
  return redirect("/admin/settings/delivery");
}
