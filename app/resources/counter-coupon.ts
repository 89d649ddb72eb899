import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { may } from "#app/domain/access/permissions.ts";
import { couponCodeOf } from "#app/domain/coupons/coupon.ts";
import { couponOfCode } from "#app/domain/coupons/queries.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";

/** The coupon typed at the counter, so that the browser can compute the total. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { user } = await visitorOf(request);
  // The admin area shows the login form or an access-denied message.
  if (!may(user, "take orders")) throw redirect("/admin");
  const { searchParams } = new URL(request.url);
  const code = couponCodeOf(searchParams.get("code") ?? "");
  const phone = searchParams.get("phone") ?? "";
  return { code, candidate: couponOfCode(code, { userId: null, phone }) };
}
