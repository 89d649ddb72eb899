import { redirect } from "@remix-run/node";
import { clearCart } from "#app/domain/cart/change-line.server.ts";
import { formAction } from "#app/http/form/form-action.server.ts";
import { visitorOf } from "#app/http/session/visitor.server.ts";
import { redirectWithToast } from "#app/http/toast.server.ts";
import { m } from "#messages";

export const loader = () => redirect("/cart");

export const action = formAction(
  "use the shop",
  async ({ request }) => {
    const { cartOwner } = await visitorOf(request);
    clearCart(cartOwner);
    return redirectWithToast("/cart", { type: "success", message: m.cart_cartCleared() });
  },
  { failure: () => m.cart_failedToUpdateYourCart() },
);
