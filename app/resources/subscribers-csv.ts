import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { now } from "#app/domain/clock.ts";
import { csvFileName } from "#app/domain/csv/csv-file-name.ts";
import { subscribersList } from "#app/domain/messages/subscriber-list-url.ts";
import { exportedSubscribers } from "#app/domain/messages/subscribers-csv.server.ts";
import { may } from "#app/domain/staff/permissions.ts";
import { fileReply } from "#app/http/file-reply.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  // The subscribers page shows the login form or an access-denied message.
  if (!may(user, "answer messages")) throw redirect(subscribersList.url());
  const { search } = subscribersList.read(new URL(request.url).searchParams);
  const name = csvFileName("subscribers", now());
  return fileReply(
    { request, context },
    name,
    "text/csv; charset=utf-8",
    exportedSubscribers(search),
  );
}
