import { write } from "#db/client.server.ts";
import { m } from "#messages";
import type { User } from "../access/user.ts";
import { dropAllLines } from "../cart/lines.server.ts";
import { quotedCustomer } from "../coupons/quoted-customer.ts";
import { announceOrder } from "../fulfilment/awaiting-payment.server.ts";
import { type IdempotencyKey, rememberKey, resultOfKey } from "../idempotency.server.ts";
import type { PaymentMethod } from "../ledger/payment.ts";
import { paysOnline } from "../ledger/pays-online.server.ts";
import { publishOrderEvent } from "../order-events.server.ts";
import type { Order } from "../orders/order.ts";
import { findOrder } from "../orders/queries.server.ts";
import { type CheckQuote, writeWebOrder } from "../orders/write-order.server.ts";
import { ok, type Result } from "../result.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { orUnavailable } from "../storage.server.ts";
import { cartItems } from "./cart-items.server.ts";
import { type QuotedOrder, quoteMismatch } from "./quoted-order.ts";
import {
  type CheckoutForm,
  type PlaceOrderInput,
  requestedItems,
  withInputPaths,
} from "./schema.ts";
import {
  discardUnsentCheckout,
  findUnsentCheckout,
  saveUnsentCheckout,
} from "./unsent-checkout.server.ts";

/**
 * Writes an order once: a known key returns the order that the first request placed. Problems: those of `writeNew`,
 * `key_reused`, and `unavailable` when the database cannot be written.
 */
function withIdempotencyKey(
  actor: User,
  once: IdempotencyKey | null,
  writeNew: () => Result<{ orderId: string }>,
): Result<Order> {
  let isNew = false;
  const placed = orUnavailable(m.orders_ordersUnavailable(), () =>
    write(() => {
      const earlier = resultOfKey(actor.id, "order", once);
      if (!earlier.ok) return earlier;
      const written = earlier.value === null ? writeNew() : ok({ orderId: earlier.value });
      if (!written.ok) return written;
      const { orderId } = written.value;
      isNew = earlier.value === null;
      if (isNew) rememberKey(actor.id, "order", once, orderId);
      const order = findOrder(actor, orderId);
      if (!order) throw new Error("An order just written could not be read");
      // The shop hears of an order that awaits payment only once it is paid.
      return ok(isNew && !order.payBy ? announceOrder(actor, order) : order);
    }),
  );
  if (placed.ok && isNew) publishOrderEvent();
  return placed;
}

const MINUTE_MS = 60_000;

function payWithinMs(method: PaymentMethod): number {
  return paysOnline(method) ? shopSettings().payment.payWithinMinutes * MINUTE_MS : 0;
}

/** Places an order from the API, without a cart. Problems: as `withIdempotencyKey` and `writeOrder`. */
export function placeOrder(
  actor: User,
  input: PlaceOrderInput,
  once: IdempotencyKey | null,
): Result<Order> {
  const { items, deliveryAddress, requestedFor, coupon: code, tip: tipPaise, ...rest } = input;
  const { state: _, ...address } = deliveryAddress;
  const details = { ...rest, ...address, customerName: actor.name, email: actor.email };
  const wishes = { requestedFor, code, tipPaise };
  return withIdempotencyKey(actor, once, () => {
    const payMs = payWithinMs(details.paymentMethod);
    const written = writeWebOrder(actor, requestedItems(items), details, wishes, undefined, payMs);
    return written.ok ? written : withInputPaths(written);
  });
}

/**
 * Turns the customer's cart into an order, empties the cart and discards the unsent checkout form, all or nothing.
 * Problems: `empty_cart`, `conflict` (a dish is off the menu, the quote no longer holds, or the shop takes no orders),
 * `out_of_stock`, and those of `writeOrder` and `withIdempotencyKey`. See docs/ordering.md.
 */
export function checkOut(
  actor: User,
  form: CheckoutForm,
  once: IdempotencyKey,
  quoted: QuotedOrder = {},
): Result<Order> {
  const { firstName, lastName, address, pincode, specialInstructions, ...more } = form;
  const { requestedFor, coupon: code, tip: tipPaise, ...rest } = more;
  const details = {
    ...rest,
    customerName: `${firstName} ${lastName}`,
    street: address,
    zipCode: pincode,
    deliveryInstructions: "",
    notes: specialInstructions,
  };
  const wishes = { requestedFor, code, tipPaise };
  const owner = { userId: actor.id, token: null };
  let isPhoneTheReason = false;
  const placed = withIdempotencyKey(actor, once, () => {
    const cart = cartItems(owner, requestedFor);
    if (!cart.ok) return cart;
    const { cartId, items } = cart.value;
    const check: CheckQuote = (quote, quoteFor) => {
      const mismatch = quoteMismatch(quoted, quote);
      const shown = mismatch && quoteFor(quotedCustomer(actor, form.phone));
      isPhoneTheReason = shown !== null && quoteMismatch(quoted, shown) === null;
      return mismatch;
    };
    const payMs = payWithinMs(details.paymentMethod);
    const written = writeWebOrder(actor, items, details, wishes, check, payMs);
    if (!written.ok) return written;
    dropAllLines(cartId);
    discardUnsentCheckout(cartId);
    return written;
  });
  // The page did not know that this phone number had already used an offer. Now it may show the price without it.
  if (isPhoneTheReason) {
    saveUnsentCheckout(owner, { ...findUnsentCheckout(owner), checkedPhone: form.phone });
  }
  return placed;
}
