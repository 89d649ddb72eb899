import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isStaff } from "#app/domain/access/permissions.ts";
import { shopNews } from "#app/domain/reports/shop-news.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

/** New orders and bookings for open admin pages. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  // The admin area shows the login form or an access-denied message.
  if (!user || !isStaff(user)) throw redirect("/admin");
  return Response.json(shopNews(user));
}
