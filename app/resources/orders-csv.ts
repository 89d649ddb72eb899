import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { now } from "#app/domain/clock.ts";
import { csvFileName } from "#app/domain/csv/csv-file-name.ts";
import { effectiveFilter } from "#app/domain/orders/order-list-filter.ts";
import { allOrdersList } from "#app/domain/orders/order-list-urls.ts";
import { exportedOrders } from "#app/domain/orders/orders-csv.server.ts";
import { may } from "#app/domain/staff/permissions.ts";
import { fileReply } from "#app/http/file-reply.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  // The orders page shows the login form or an access-denied message.
  if (!may(user, "keep the books")) throw redirect(allOrdersList.url());
  const { status, ...view } = allOrdersList.read(new URL(request.url).searchParams);
  const query = { ...view, filter: effectiveFilter(status, true) };
  const name = csvFileName("orders", now());
  return fileReply({ request, context }, name, "text/csv; charset=utf-8", exportedOrders(query));
}
