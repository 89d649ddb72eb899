import { describeMergedCart } from "#app/domain/cart/cart.ts";
import { accountAtCheckout, hasAccount } from "#app/domain/checkout/account-at-checkout.server.ts";
import { checkOut } from "#app/domain/checkout/place-order.server.ts";
import type { QuotedOrder } from "#app/domain/checkout/quoted-order.ts";
import type { GuestCheckoutForm } from "#app/domain/checkout/schema.ts";
import { type IdempotencyKey, resultOfForm } from "#app/domain/idempotency.server.ts";
import { findAnyOrder } from "#app/domain/orders/queries.server.ts";
import type { Problem } from "#app/domain/result.ts";
import { secondFactorSince } from "#app/domain/sign-in/second-factor.server.ts";
import { hasWeakPassword } from "#app/domain/sign-in/weak-password.server.ts";
import { clientOf } from "#app/http/client.server.ts";
import {
  checkEmailLimit,
  checkRateLimit,
  resetRateLimit,
  unlessRepeated,
} from "#app/http/limits/check-rate-limit.server.ts";
import { afterOrdering } from "#app/http/pay-online.server.ts";
import { loginUrl } from "#app/http/safe-redirect.ts";
import { couponCookie } from "#app/http/session/cookies.server.ts";
import { awaitCode } from "#app/http/session/second-step.server.ts";
import { signIn } from "#app/http/session/sign-in.server.ts";
import { passwordToast, redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

/**
 * The reply to a second tap without the session that the first one opened; null if the form has
 * placed no order. Only the customer sees the order.
 */
export async function placedBefore(key: IdempotencyKey): Promise<Response | null> {
  const orderId = resultOfForm("order", key);
  const order = orderId && findAnyOrder(orderId);
  if (!order) return null;
  const toast = { type: "info", message: m.checkout_loginToSeeOrder() } as const;
  return redirectWithToast(loginUrl(`/order-confirmation?order=${order.orderNumber}`), toast);
}

/** Logs a guest in with the password in the checkout form, or creates the account, and places the order. */
export async function orderAsGuest(
  request: Request,
  form: GuestCheckoutForm,
  key: IdempotencyKey,
  quoted: QuotedOrder,
): Promise<Response | Problem> {
  const attempt = hasAccount(form.email) ? "log in" : "register";
  const limited =
    checkRateLimit(attempt, null, request) ?? (await checkEmailLimit(attempt, form.email, request));
  if (limited) return limited;
  const account = await accountAtCheckout(form, clientOf(request).ip);
  if (!account.ok) return account;
  const { user, isNew } = account.value;
  if (!isNew) resetRateLimit("log in", form.email, request);
  if (secondFactorSince(user)) {
    const codePage = "/login/code?returnTo=%2Fcheckout";
    return redirectWithToast(codePage, undefined, [await awaitCode(user)]);
  }
  const { cookies, mergedCart } = await signIn(request, user);
  const { password: _, ...order } = form;
  const check = () => checkRateLimit("order", user, request);
  const placed = unlessRepeated("order", user, key, check) ?? checkOut(user, order, key, quoted);
  const created = isNew && m.account_accountCreatedSuccessfully();
  if (!placed.ok) {
    const news = [created, describeMergedCart(mergedCart), m.checkout_loggedInNotPlaced()];
    const description = news.filter(Boolean).join(" ");
    const toast = { type: "error", message: placed.message, description } as const;
    return redirectWithToast("/checkout", toast, cookies);
  }
  const toast = passwordToast(
    m.checkout_orderPlacedSuccessfully(),
    isNew && hasWeakPassword(user),
    created || undefined,
  );
  return afterOrdering(request, placed.value, toast, [...cookies, await couponCookie("")]);
}
