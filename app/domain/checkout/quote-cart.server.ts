import { type CartLine, isOrderable } from "../cart/cart.ts";
import { now } from "../clock.ts";
import type { CouponCustomer } from "../coupons/coupon.ts";
import { takesCouponCodes } from "../coupons/queries.server.ts";
import { openingAt } from "../opening-hours.ts";
import { quoteBoth } from "../quote/quote-order.server.ts";
import type { Wishes } from "../quote/wishes.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";
import { type CartQuote, cartQuote } from "./cart-quote.ts";

/** For both delivery types; dishes that cannot be ordered are left out. */
export function quoteCart(
  lines: CartLine[],
  wishes: Wishes,
  customer: CouponCustomer,
): Record<DeliveryType, CartQuote> {
  const at = now();
  const { delivery, pickup } = quoteBoth(
    { ...wishes, lines: lines.filter(isOrderable) },
    customer,
    at,
  );
  const settings = shopSettings();
  const opening = openingAt(at, settings);
  const { isPickupOnly } = settings.delivery;
  const coupon = wishes.code !== "" || takesCouponCodes() ? wishes.code : null;
  return {
    delivery: cartQuote(delivery, "delivery", opening, coupon),
    pickup: cartQuote(pickup, "pickup", opening, coupon, !isPickupOnly),
  };
}
