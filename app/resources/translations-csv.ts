import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { now } from "#app/domain/clock.ts";
import { csvFileName } from "#app/domain/csv/csv-file-name.ts";
import { may } from "#app/domain/staff/permissions.ts";
import { exportedTranslations } from "#app/domain/translations/translations-csv.server.ts";
import { TRANSLATIONS_IMPORT_URL } from "#app/domain/translations/translations-url.ts";
import { fileReply } from "#app/http/file-reply.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  // The page shows the login form or an access-denied message.
  if (!may(user, "change the menu")) throw redirect(TRANSLATIONS_IMPORT_URL);
  const name = csvFileName("translations", now());
  return fileReply({ request, context }, name, "text/csv; charset=utf-8", exportedTranslations());
}
