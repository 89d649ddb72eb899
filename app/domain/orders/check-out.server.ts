import type { User } from "../accounts/user.ts";
import { lineAdvice } from "../cart/cart.ts";
import { dropAllLines } from "../cart/line-writes.server.ts";
import { cartOf, findCartId } from "../cart/queries.server.ts";
import { now } from "../clock.ts";
import type { IdempotencyKey } from "../idempotency.server.ts";
import { openingAt, orderDueAt } from "../opening-hours.ts";
import { problem, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { discardDraft } from "./checkout-draft.server.ts";
import type { Order } from "./order.ts";
import { withIdempotencyKey } from "./order-idempotency.server.ts";
import { type QuotedOrder, quoteMismatch } from "./quoted-order.ts";
import type { CheckoutForm } from "./schema.ts";
import { writeOrder } from "./write-order.server.ts";

/**
 * Turns the customer's cart into an order, all or nothing. Problems: `empty_cart`, `conflict` (a line that
 * cannot be ordered, an order that is not as the page showed it, or a closed shop), `out_of_stock`.
 */
export function checkOut(
  actor: User,
  form: CheckoutForm,
  once: IdempotencyKey,
  shown: QuotedOrder = {},
): Promise<Result<Order>> {
  const { firstName, lastName, address, pincode, specialInstructions, ...rest } = form;
  const details = {
    ...rest,
    customerName: `${firstName} ${lastName}`,
    street: address,
    zipCode: pincode,
    deliveryInstructions: "",
    notes: specialInstructions,
  };
  return withIdempotencyKey(actor, once, () => {
    const owner = { userId: actor.id, token: null };
    const cartId = findCartId(owner);
    const { lines, ...amounts } = cartOf(owner);
    if (!cartId || lines.length === 0) return problem("empty_cart", "Your cart is empty");
    const blocked = lines.find((line) => line.problem !== null);
    if (blocked) {
      const code = blocked.problem === "unavailable" ? "conflict" : "out_of_stock";
      return problem(code, lineAdvice(blocked) ?? "");
    }
    const dueAt = orderDueAt(openingAt(now(), shopSettings()));
    const surprised = quoteMismatch(shown, { ...amounts, dueAt }, form.deliveryType);
    if (surprised) return surprised;
    const wanted = lines.map((line) => ({ ...line, path: "items" }));
    const written = writeOrder(actor, wanted, details);
    if (!written.ok) return written;
    dropAllLines(cartId);
    discardDraft(cartId);
    return written;
  });
}
