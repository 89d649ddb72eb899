import { redirect } from "@remix-run/node";
import { clearCart, setQuantity, takeOne } from "#app/domain/cart/change-line.server.ts";
import { quantityInput } from "#app/domain/cart/schema.ts";
import { MAX_LINE_QUANTITY } from "#app/domain/orders/line-limits.ts";
import { addToCart } from "#app/http/form/add-to-cart.server.ts";
import { buttons } from "#app/http/form/buttons.server.ts";
import { changeStep } from "#app/http/form/dish-form.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { returnToDish } from "#app/http/safe-redirect.ts";
import { removedLineHeader } from "#app/http/session/cookies.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { CART_LINK } from "#app/ui/toast.tsx";
import { m } from "#messages";

export const loader = () => redirect("/cart");

export const action = buttons({
  /** For dish cards; the page of a dish has its own action, which shows errors at their fields. */
  lines: formAction(
    "use the shop",
    async ({ request, form }) => {
      const returnTo = returnToDish(form, "/cart");
      const { submission, added, cookies } = await addToCart(request, form);
      if (!added) {
        return replyInPlace(form, returnTo, { type: "error", message: firstError(submission) });
      }
      if (!added.ok) return replyInPlace(form, returnTo, { type: "error", message: added.message });
      const { name } = added.value;
      const isMenu = /^\/menu([?#]|$)/.test(returnTo);
      const message = isMenu ? m.cart_addedToCart({ name }) : m.cart_nowInCart({ name });
      const toast = { type: "success", message, description: CART_LINK } as const;
      return replyInPlace(form, returnTo, toast, cookies);
    },
    { failure: () => m.cart_notUpdated() },
  ),
  "lines/:lineId/quantity": formAction(
    "use the shop",
    async ({ request, params, form }) => {
      const { cartOwner } = await visitorOf(request);
      changeStep(form, MAX_LINE_QUANTITY);
      const submission = parseForm(form, quantityInput);
      if (submission.status !== "success") {
        return replyInPlace(form, "/cart", { type: "error", message: firstError(submission) });
      }
      const changed = setQuantity(cartOwner, params.lineId ?? "", submission.value.quantity);
      if (!changed.ok)
        return replyInPlace(form, "/cart", { type: "error", message: changed.message });
      const { removed } = changed.value;
      if (!removed) return replyInPlace(form, "/cart");
      const toast = { type: "success", message: m.cart_itemRemovedFromCart() } as const;
      return replyInPlace(form, "/cart", toast, [await removedLineHeader(removed)]);
    },
    { failure: () => m.cart_notUpdated() },
  ),
  "lines/:lineId/removal": formAction(
    "use the shop",
    async ({ request, params, form }) => {
      const { cartOwner } = await visitorOf(request);
      const removed = setQuantity(cartOwner, params.lineId ?? "", 0);
      if (!removed.ok)
        return replyInPlace(form, "/cart", { type: "error", message: removed.message });
      const toast = { type: "success", message: m.cart_itemRemovedFromCart() } as const;
      return replyInPlace(form, "/cart", toast, [await removedLineHeader(removed.value.removed)]);
    },
    { failure: () => m.cart_notUpdated() },
  ),
  "portions/removal": formAction(
    "use the shop",
    async ({ request, form }) => {
      const { cartOwner } = await visitorOf(request);
      const returnTo = returnToDish(form, "/cart");
      const taken = takeOne(cartOwner, String(form.get("productId") ?? ""));
      if (!taken.ok) return replyInPlace(form, returnTo, { type: "error", message: taken.message });
      if (!taken.value.removed) return replyInPlace(form, returnTo);
      return replyInPlace(form, returnTo, {
        type: "success",
        message: m.cart_itemRemovedFromCart(),
      });
    },
    { failure: () => m.cart_notUpdated() },
  ),
  clearance: formAction(
    "use the shop",
    async ({ request }) => {
      const { cartOwner } = await visitorOf(request);
      clearCart(cartOwner);
      return redirectWithToast("/cart", { type: "success", message: m.cart_cartCleared() });
    },
    { failure: () => m.cart_notUpdated() },
  ),
});
