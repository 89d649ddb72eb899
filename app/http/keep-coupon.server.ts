import { dropTypedCoupon } from "#app/domain/checkout/unsent-checkout.server.ts";
import { now } from "#app/domain/clock.ts";
import { type Coupon, couponCodeOf } from "#app/domain/coupons/coupon.ts";
import { timeRefusal } from "#app/domain/coupons/coupon-refusal.ts";
import { couponText } from "#app/domain/coupons/coupon-text.ts";
import { couponOfCode } from "#app/domain/coupons/queries.server.ts";
import { anyGuest } from "#app/domain/coupons/quoted-customer.ts";
import { couponCode } from "#app/domain/quote/wish-fields.ts";
import { ok, type Problem, problem, type Result } from "#app/domain/result.ts";
import { cleanText } from "#app/domain/text.ts";
import { m } from "#messages";
import { checkCouponGuess } from "./limits/coupon-guess.server.ts";
import { couponCookie } from "./session/cookies.server.ts";
import { visitorOf } from "./session/visitor.server.ts";
import { redirectWithToast } from "./toast.server.ts";
import { visitorWishes } from "./wishes.server.ts";

/** A code that the visitor already has is not a guess. Problems: `rate_limited`. */
export async function checkTypedCoupon(request: Request, typed: string): Promise<Problem | null> {
  const code = couponCode.catch("").parse(typed);
  if (code === "") return null;
  const visitor = await visitorOf(request);
  const { wishes } = await visitorWishes(request, visitor);
  return wishes.code === code ? null : checkCouponGuess(code, visitor.user, request);
}

/** The effect of a code, or why it has none now. The cart says whether it suits the current items. */
function promiseOf(code: string): Result<string> {
  const coupon: Coupon | undefined = couponOfCode(code, anyGuest)?.coupon;
  if (!coupon) return problem("validation", m.shared_couponUnknown({ code }));
  const refusal = timeRefusal(coupon, now());
  return refusal
    ? problem("validation", `${code}: ${refusal}`)
    : ok(`${code}: ${couponText(coupon)}`);
}

/** The cookies that keep a code for the visit; an empty code is forgotten. It replaces a code that was typed before. */
async function keepCode(request: Request, code: string): Promise<string[]> {
  dropTypedCoupon((await visitorOf(request)).cartOwner);
  return [await couponCookie(code)];
}

/** The problem if a code is too long to be real and is therefore not kept; otherwise null. */
function unlikelyCode(typed: string): Problem | null {
  const code = couponCodeOf(cleanText(typed)).trim();
  if (couponCode.safeParse(typed).success) return null;
  return problem("validation", m.shared_couponUnknown({ code: `${code.slice(0, 20)}…` }));
}

/**
 * Keeps the code typed in the cart; the cart shows the reason if it is refused. Problems:
 * `rate_limited`, `validation` (it is too long).
 */
export async function keepTypedCoupon(request: Request, typed: string) {
  const unlikely = unlikelyCode(typed);
  if (unlikely) return unlikely;
  const limited = await checkTypedCoupon(request, typed);
  if (limited) return limited;
  const code = couponCode.catch("").parse(typed);
  return ok({ promise: code ? promiseOf(code) : null, cookies: await keepCode(request, code) });
}

/** The reply to a link such as `/?coupon=DIWALI`. A code with no effect now is not kept. */
export async function keepLinkedCoupon(request: Request, typed: string): Promise<Response> {
  const unlikely = unlikelyCode(typed);
  if (unlikely) return redirectWithToast("/", { type: "error", message: unlikely.message });
  const code = couponCode.catch("").parse(typed);
  if (code === "") return redirectWithToast("/");
  const promise = (await checkTypedCoupon(request, code)) ?? promiseOf(code);
  if (!promise.ok) return redirectWithToast("/", { type: "error", message: promise.message });
  const message = m.shared_offerPromise({ promise: promise.value });
  return redirectWithToast("/", { type: "success", message }, await keepCode(request, code));
}
