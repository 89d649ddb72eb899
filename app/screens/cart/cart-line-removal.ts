import { redirect } from "@remix-run/node";
import { setQuantity } from "#app/domain/cart/change-line.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { replyInPlace } from "#app/http/form/in-place.server.ts";
import { removedLineHeader } from "#app/http/session/cookies.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { m } from "#messages";

export const loader = () => redirect("/cart");

export const action = formAction(
  "use the shop",
  async ({ request, params, form }) => {
    const { cartOwner } = await visitorOf(request);
    const removed = setQuantity(cartOwner, params.lineId ?? "", 0);
    if (!removed.ok)
      return replyInPlace(form, "/cart", { type: "error", message: removed.message });
    const toast = { type: "success", message: m.cart_itemRemovedFromCart() } as const;
    return replyInPlace(form, "/cart", toast, [await removedLineHeader(removed.value.removed)]);
  },
  { failure: () => m.cart_failedToUpdateYourCart() },
);
