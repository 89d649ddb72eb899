import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { billsList } from "#app/domain/bills/bill-list-url.ts";
import { exportedBills } from "#app/domain/bills/bills-csv.server.ts";
import { dayInPune, now } from "#app/domain/clock.ts";
import { may } from "#app/domain/staff/permissions.ts";
import { fileReply } from "#app/http/file-reply.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  // The page shows the login form or an access-denied message.
  if (!may(user, "keep the books")) throw redirect(billsList.url());
  const { month } = billsList.read(new URL(request.url).searchParams);
  const wanted = month || dayInPune(now()).slice(0, 7);
  const lines = exportedBills(wanted);
  return fileReply({ request, context }, `bills-${wanted}.csv`, "text/csv; charset=utf-8", lines);
}
