import { redirect } from "@remix-run/node";
import { addToCart } from "#app/http/form/add-to-cart.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { returnToDish } from "#app/http/safe-redirect.ts";
import { m } from "#messages";

export const loader = () => redirect("/cart");

/** For the cards of dishes; the page of a dish has an action of its own, which shows errors at their fields. */
export const action = formAction(
  "use the shop",
  async ({ request, form }) => {
    const returnTo = returnToDish(form, "/cart");
    const { submission, added, isRepeated, cookies } = await addToCart(request, form);
    if (!added) {
      return replyInPlace(form, returnTo, { type: "error", message: firstError(submission) });
    }
    if (!added.ok) return replyInPlace(form, returnTo, { type: "error", message: added.message });
    if (isRepeated) return replyInPlace(form, returnTo, undefined, cookies);
    const { name } = added.value;
    const isMenu = /^\/menu([?#]|$)/.test(returnTo);
    const message = isMenu ? m.cart_addedToCart({ name }) : m.cart_addedToCart2({ name });
    return replyInPlace(form, returnTo, { type: "success", message }, cookies);
  },
  { failure: () => m.cart_failedToUpdateYourCart() },
);
