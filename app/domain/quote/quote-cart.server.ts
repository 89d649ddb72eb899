import { type CartLine, isOrderable } from "../cart/cart.ts";
import { now } from "../clock.ts";
import type { CouponCustomer } from "../coupons/queries.server.ts";
import { openingAt } from "../opening-hours.ts";
import { shopSettings } from "../settings/queries.server.ts";
import { type CartQuote, cartQuote } from "./cart-quote.ts";
import { quoteNow } from "./quote-order.server.ts";
import type { Wishes } from "./wishes.ts";

/** Dishes that cannot be ordered are left out. */
export function quoteCart(lines: CartLine[], wishes: Wishes, customer: CouponCustomer): CartQuote {
  const at = now();
  const quote = quoteNow({ ...wishes, lines: lines.filter(isOrderable) }, customer, at);
  return cartQuote(quote, wishes, openingAt(at, shopSettings()));
}
