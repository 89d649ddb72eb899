import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { dayInPune, instantInPune, now } from "#app/domain/clock.ts";
import { csvFileName } from "#app/domain/csv/csv-file-name.ts";
import { exportedPrep } from "#app/domain/prep/prep-csv.server.ts";
import { prepList } from "#app/domain/prep/prep-url.ts";
import { may } from "#app/domain/staff/permissions.ts";
import { fileReply } from "#app/http/file-reply.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  // The page shows the login form or an access-denied message.
  if (!may(user, "plan the day")) throw redirect(prepList.url());
  const { day = dayInPune(now()) } = prepList.read(new URL(request.url).searchParams);
  return fileReply(
    { request, context },
    csvFileName("prep", instantInPune(day, 0)),
    "text/csv; charset=utf-8",
    exportedPrep(day),
  );
}
