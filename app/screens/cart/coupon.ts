import { redirect } from "@remix-run/node";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { keepTypedCoupon } from "#app/http/keep-coupon.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { m } from "#messages";

export const loader = () => redirect("/cart");

export const action = formAction(
  "use the shop",
  async ({ request, form }) => {
    const returnTo = returnPath(form, "/cart");
    const kept = await keepTypedCoupon(request, String(form.get("coupon") ?? ""));
    if (!kept.ok) return replyInPlace(form, returnTo, { type: "error", message: kept.message });
    const { promise, cookies } = kept.value;
    // The cart says next to the field why a code is refused.
    const message = promise?.ok ? promise.value : m.cart_couponRemoved();
    const toast = promise?.ok === false ? undefined : ({ type: "success", message } as const);
    return replyInPlace(form, returnTo, toast, cookies);
  },
  { failure: () => m.cart_couponNotSaved() },
);
