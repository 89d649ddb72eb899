import type { LoaderFunctionArgs } from "@remix-run/node";
import { couponCodeOf } from "#app/domain/coupons/coupon.ts";
import { couponOfCode } from "#app/domain/coupons/queries.server.ts";
import { staffVisitor } from "#app/http/session/guards.server.ts";

/** The coupon that was typed at the counter, so that the browser can compute the total. */
export async function loader({ request }: LoaderFunctionArgs) {
  await staffVisitor(request, "take orders");
  const { searchParams } = new URL(request.url);
  const code = couponCodeOf(searchParams.get("code") ?? "");
  const phone = searchParams.get("phone") ?? "";
  return { code, candidate: couponOfCode(code, { userId: null, phone }) };
}
