import { redirect } from "@remix-run/node";
import { takeOne } from "#app/domain/cart/change-line.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnToDish } from "#app/http/safe-redirect.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { m } from "#messages";

export const loader = () => redirect("/cart");

export const action = formAction(
  "use the shop",
  async ({ request, form }) => {
    const { cartOwner } = await visitorOf(request);
    const returnTo = returnToDish(form, "/cart");
    const taken = takeOne(cartOwner, String(form.get("productId") ?? ""));
    if (!taken.ok) return replyInPlace(form, returnTo, { type: "error", message: taken.message });
    if (!taken.value.removed) return replyInPlace(form, returnTo);
    return replyInPlace(form, returnTo, { type: "success", message: m.cart_itemRemovedFromCart() });
  },
  { failure: () => m.cart_failedToUpdateYourCart() },
);
