import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { now } from "#app/domain/clock.ts";
import { exportedCodes } from "#app/domain/coupons/list-coupons.server.ts";
import { csvFileName } from "#app/domain/csv/csv-file-name.ts";
import { may } from "#app/domain/staff/permissions.ts";
import { fileReply } from "#app/http/file-reply.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  const { couponId = "" } = params;
  // The page shows the login form or an access-denied message.
  if (!may(user, "run coupons")) throw redirect(`/admin/coupons/${couponId}`);
  const name = csvFileName("coupon-codes", now());
  return fileReply({ request, context }, name, "text/csv; charset=utf-8", exportedCodes(couponId));
}
