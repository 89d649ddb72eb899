import { data, redirect } from "@remix-run/node";
import {
  findUnsentCheckout,
  saveUnsentCheckout,
} from "#app/domain/checkout/unsent-checkout.server.ts";
import { pincodeInput } from "#app/domain/zones/zone-schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { isInPlace, replyInPlace } from "#app/http/form/in-place.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { returnPath } from "#app/http/safe-redirect.ts";
import { pincodeCookie } from "#app/http/session/cookies.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { m } from "#messages";

const MAX_TYPED_LENGTH = 20;

export const loader = () => redirect("/delivery");

/**
 * Remembers the pincode for the cart and the checkout. Its form says whether the pincode is wrong
 * or what it means for delivery.
 */
export const action = formAction(
  "use the shop",
  async ({ request, form, url }) => {
    const page = new URL(returnPath(form, "/delivery"), url);
    page.searchParams.delete("pincode");
    const submission = parseForm(form, pincodeInput);
    if (submission.status !== "success") {
      if (isInPlace(form)) return data({ isRefused: true }, { status: 400 });
      const typed = String(form.get("pincode") ?? "").slice(0, MAX_TYPED_LENGTH);
      page.searchParams.set("pincode", typed);
      return redirect(page.pathname + page.search, 303);
    }
    const { pincode } = submission.value;
    const { cartOwner } = await visitorOf(request);
    const unsent = findUnsentCheckout(cartOwner);
    // A pincode typed at checkout earlier would take precedence over the one being checked now.
    if (unsent.pincode) saveUnsentCheckout(cartOwner, { ...unsent, pincode });
    const cookie = await pincodeCookie(pincode);
    return replyInPlace(form, page.pathname + page.search, undefined, [cookie]);
  },
  { failure: () => m.pages_pincodeNotChecked() },
);
