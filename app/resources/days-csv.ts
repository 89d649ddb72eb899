import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { dayInPune, now } from "#app/domain/clock.ts";
import { exportedDays } from "#app/domain/day/days-csv.server.ts";
import { dayText } from "#app/domain/day/schema.ts";
import { may } from "#app/domain/staff/permissions.ts";
import { fileReply } from "#app/http/file-reply.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { m } from "#messages";

/** `?from=` and `?to=` are days; without them, today. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  // The page shows the login form or an access-denied message.
  if (!may(user, "close the day")) throw redirect("/admin/reports");
  const query = new URL(request.url).searchParams;
  const today = dayInPune(now());
  const [from, to] = [query.get("from") || today, query.get("to") || today];
  if (![from, to].every((day) => dayText.safeParse(day).success)) {
    throw new Response(m.shared_enterDatesAsYyyyMmDd(), { status: 400 });
  }
  const name = from === to ? `day-${from}.csv` : `days-${from}-to-${to}.csv`;
  return fileReply({ request, context }, name, "text/csv; charset=utf-8", exportedDays(from, to));
}
