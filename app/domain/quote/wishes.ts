import type { Address } from "../accounts/address.ts";
import { optionalPincode } from "../accounts/pincode.ts";
import { withoutSeparators } from "../typed-amount.ts";
import type { ShopQuoteRequest } from "./quote.ts";
import { couponCode, requestedFor, tipPaise } from "./wish-fields.ts";

/** Everything besides the dishes that a quote depends on. */
export type Wishes = Omit<ShopQuoteRequest, "lines">;

/** What the shop remembers about a visitor, apart from the cart. */
export type Remembered = { pincode: string; coupon: string };

const readablePincode = optionalPincode.catch("");

/** The typed fields of the checkout form that a quote depends on. */
type TypedWishes = Partial<
  Record<"deliveryType" | "pincode" | "requestedFor" | "coupon" | "tip", string>
>;

/**
 * For each field: the value typed at checkout, else the visitor's earlier choice, else the last
 * address. Invalid values are ignored.
 */
export function wishesOf(
  unsent: TypedWishes,
  remembered: Remembered,
  lastAddress: Address | undefined,
): Wishes {
  const typedPincode = unsent.pincode?.trim() ?? "";
  return {
    deliveryType: unsent.deliveryType === "pickup" ? "pickup" : "delivery",
    pincode:
      readablePincode.parse(typedPincode || remembered.pincode || lastAddress?.pincode) || null,
    requestedFor: requestedFor.catch(null).parse(unsent.requestedFor),
    code: couponCode.catch("").parse(unsent.coupon ?? remembered.coupon),
    tipPaise: tipPaise.catch(0).parse(unsent.tip && Number(withoutSeparators(unsent.tip))),
  };
}
