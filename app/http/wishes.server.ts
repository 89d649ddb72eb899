import { listAddresses } from "#app/domain/accounts/addresses.server.ts";
import { withoutLapsedTime } from "#app/domain/checkout/checkout-times.server.ts";
import { findUnsentCheckout } from "#app/domain/checkout/unsent-checkout.server.ts";
import type { UnsentCheckout } from "#app/domain/checkout/unsent-checkout.ts";
import type { CouponCustomer } from "#app/domain/coupons/coupon.ts";
import { quotedCustomer } from "#app/domain/coupons/quoted-customer.ts";
import { offeredType, refusedTypes } from "#app/domain/quote/offered-types.server.ts";
import { type Wishes, wishesOf } from "#app/domain/quote/wishes.ts";
import { readRemembered } from "./session/cookies.server.ts";
import type { Visitor } from "./session/visitor.server.ts";

/** The input for the quotes of cart and checkout, and the customer. `typed` takes precedence over earlier input. */
export async function visitorWishes(
  request: Request,
  { user, cartOwner }: Pick<Visitor, "user" | "cartOwner">,
  typed: UnsentCheckout = {},
): Promise<{
  wishes: Wishes;
  /** The chosen time, even if it can no longer be ordered. */
  chosenTime: Date | null;
  customer: CouponCustomer;
}> {
  const unsent = { ...findUnsentCheckout(cartOwner), ...typed };
  const deliveryType = offeredType(unsent.deliveryType, refusedTypes());
  const lastAddress = user ? listAddresses(user)[0] : undefined;
  const remembered = wishesOf(
    { ...unsent, deliveryType },
    await readRemembered(request),
    lastAddress,
  );
  const wishes = withoutLapsedTime(remembered);
  const { phone = "", checkedPhone = "" } = unsent;
  return {
    wishes,
    chosenTime: remembered.requestedFor,
    customer: quotedCustomer(user, phone, [checkedPhone]),
  };
}
