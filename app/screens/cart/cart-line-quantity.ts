import { redirect } from "@remix-run/node";
import { setQuantity } from "#app/domain/cart/change-line.server.ts";
import { quantityInput } from "#app/domain/cart/schema.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { firstError, replyInPlace } from "#app/http/form/in-place.server.ts";
import { parseForm } from "#app/http/form/parse-form.server.ts";
import { removedLineHeader } from "#app/http/session/cookies.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { m } from "#messages";

export const loader = () => redirect("/cart");

export const action = formAction(
  "use the shop",
  async ({ request, params, form }) => {
    const { cartOwner } = await visitorOf(request);
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
  { failure: () => m.cart_failedToUpdateYourCart() },
);
