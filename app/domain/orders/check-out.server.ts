import type { User } from "../accounts/user.ts";
import { lineAdvice } from "../cart/cart.ts";
import { dropAllLines } from "../cart/lines.server.ts";
import { cartOf, findCartId } from "../cart/queries.server.ts";
import { problem, type Result } from "../result.ts";
import { forgetDraft } from "./checkout-draft.server.ts";
import type { Order } from "./order.ts";
import { writeOnce, writeOrder } from "./place-order.server.ts";
import type { CheckoutForm } from "./schema.ts";

const changedMeanwhile = problem(
  "conflict",
  "Your cart or its prices changed while this page was open. Check the new total and place the order again.",
);

/**
 * Takes who orders, the checked checkout form, its single-use key and the subtotal in paise that its page
 * showed (null when it did not say); makes the customer's cart an
 * order, empties the cart and forgets what was typed, all or nothing. The same key answers with the same order.
 * Problems: `empty_cart`, `conflict` (a line that cannot be ordered, or a cart that is not as shown), `out_of_stock`.
 * Source: spec 1 §2 Checkout; decisions, Ordering.
 */
export function checkOut(
  actor: User,
  form: CheckoutForm,
  key: string,
  shownSubtotalPaise: number | null = null,
): Result<Order> {
  const { firstName, lastName, address, pincode, specialInstructions, ...rest } = form;
  const details = {
    ...rest,
    customerName: `${firstName} ${lastName}`,
    street: address,
    zipCode: pincode,
    deliveryInstructions: "",
    notes: specialInstructions,
  };
  return writeOnce(actor, { key, fingerprint: "" }, () => {
    const owner = { userId: actor.id, token: null };
    const cartId = findCartId(owner);
    const { lines, subtotalPaise } = cartOf(owner);
    if (!cartId || lines.length === 0) return problem("empty_cart", "Your cart is empty");
    const blocked = lines.find((line) => line.problem !== null);
    if (blocked) {
      const code = blocked.problem === "unavailable" ? "conflict" : "out_of_stock";
      return problem(code, lineAdvice(blocked) ?? "");
    }
    if (shownSubtotalPaise !== null && shownSubtotalPaise !== subtotalPaise)
      return changedMeanwhile;
    const wanted = lines.map((line) => ({ ...line, path: "items" }));
    const written = writeOrder(actor, wanted, details);
    if (!written.ok) return written;
    dropAllLines(cartId);
    forgetDraft(cartId);
    return written;
  });
}
