import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { now } from "#app/domain/clock.ts";
import { csvFileName } from "#app/domain/csv/csv-file-name.ts";
import { may } from "#app/domain/staff/permissions.ts";
import { exportedCredits } from "#app/domain/statements/list-credits.server.ts";
import { fileReply } from "#app/http/file-reply.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  // The page shows the login form or an access-denied message.
  if (!may(user, "keep the books")) throw redirect("/admin/statements");
  const name = csvFileName("credits", now());
  return fileReply({ request, context }, name, "text/csv; charset=utf-8", exportedCredits());
}
