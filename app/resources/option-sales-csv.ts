import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { now } from "#app/domain/clock.ts";
import { csvFileName } from "#app/domain/csv/csv-file-name.ts";
import { exportedOptionSales } from "#app/domain/reports/option-sales.server.ts";
import { optionSales } from "#app/domain/reports/option-sales.ts";
import { may } from "#app/domain/staff/permissions.ts";
import { fileReply } from "#app/http/file-reply.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  // The page shows the login form or an access-denied message.
  if (!may(user, "change the menu")) throw redirect(optionSales.url());
  const { days } = optionSales.read(new URL(request.url).searchParams);
  const name = csvFileName("option-sales", now());
  return fileReply(
    { request, context },
    name,
    "text/csv; charset=utf-8",
    exportedOptionSales(Number(days)),
  );
}
