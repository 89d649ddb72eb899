import type { User } from "../access/user.ts";
import { servingTime } from "../availability/serving-time.server.ts";
import { now } from "../clock.ts";
import { quotedCustomer } from "../coupons/quoted-customer.ts";
import { configureItems, quoteLine } from "../orders/configure-items.server.ts";
import { quoteOrder } from "../quote/quote.ts";
import { quoteTerms } from "../quote/quote-order.server.ts";
import { offeredDays } from "../slots/offered-times.ts";
import { inputPath, type QuoteInput, requestedItems } from "./schema.ts";

/** What an order from the API would cost, without placing it; `actor` is null for a guest. */
export function quoteItems(actor: User | null, input: QuoteInput) {
  const { items: requested, deliveryType, deliveryAddress, requestedFor, coupon, tip } = input;
  const at = now();
  const { items, problems } = configureItems(requestedItems(requested), servingTime(requestedFor));
  const request = {
    lines: items.map(quoteLine),
    deliveryType,
    pincode: deliveryAddress.zipCode || null,
    requestedFor,
    code: coupon,
    tipPaise: tip,
  };
  const customer = quotedCustomer(actor, deliveryAddress.phone);
  const terms = quoteTerms(request, customer, at);
  const quote = quoteOrder(request, terms);
  return {
    items,
    quote,
    slots: offeredDays(terms.slots, at).flatMap(({ slots }) => slots),
    problems: [
      ...problems.flatMap(({ errors = [] }) =>
        errors.map(({ path, msg: message }) => ({ path, message })),
      ),
      ...quote.problems.map(({ field, message }) => ({ path: inputPath(field), message })),
    ],
  };
}
export type QuotedItems = ReturnType<typeof quoteItems>;
