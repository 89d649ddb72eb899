import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { now } from "#app/domain/clock.ts";
import { csvFileName } from "#app/domain/csv/csv-file-name.ts";
import { exportedOpenMoney } from "#app/domain/payments/payment-lists.server.ts";
import { paymentsList } from "#app/domain/payments/payment-lists.ts";
import { may } from "#app/domain/staff/permissions.ts";
import { fileReply } from "#app/http/file-reply.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  // The payments page shows the login form or an access-denied message.
  if (!may(user, "take payments")) throw redirect(paymentsList.url());
  const { list } = paymentsList.read(new URL(request.url).searchParams);
  return fileReply(
    { request, context },
    csvFileName("payments", now()),
    "text/csv; charset=utf-8",
    exportedOpenMoney(list, may(user, "run catering")),
  );
}
