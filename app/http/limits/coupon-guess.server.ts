import type { User } from "#app/domain/access/user.ts";
import { couponOfCode } from "#app/domain/coupons/queries.server.ts";
import { anyGuest } from "#app/domain/coupons/quoted-customer.ts";
import type { Problem } from "#app/domain/result.ts";
import { checkRateLimit, takeBackAttemptOf } from "./check-rate-limit.server.ts";

/**
 * Counts a coupon code unless it exists, so that many customers behind one address can use it.
 * Problems: `rate_limited`, for every code.
 */
export function checkCouponGuess(
  code: string,
  user: User | null,
  request: Request,
): Problem | null {
  if (code === "") return null;
  const refused = checkRateLimit("try a coupon", user, request);
  if (!refused && couponOfCode(code, anyGuest)) takeBackAttemptOf("try a coupon", user, request);
  return refused;
}
