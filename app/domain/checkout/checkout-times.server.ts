import { now } from "../clock.ts";
import { slotsFor } from "../quote/quote-order.server.ts";
import type { Wishes } from "../quote/wishes.ts";
import { shopSettings } from "../settings/queries.server.ts";
import type { ShopSettings } from "../settings/shop-settings.ts";
import { type LargeOrder, largeOrder } from "../slots/large-order.ts";
import { type CheckoutTimes, offeredTimes } from "../slots/offered-times.ts";
import { orderableSlot, promiseOrder } from "../slots/promise.ts";
import type { DeliveryType } from "../terms/delivery-fee.ts";
import type { CartQuote } from "./cart-quote.ts";

/** Whether customers choose a time, even if "as soon as possible" is the only choice. */
export function offersTimes(deliveryType: DeliveryType): boolean {
  return shopSettings().times[deliveryType].slotMinutes !== null;
}

/** Drops a requested time that can no longer be ordered, such as one from yesterday. */
export function withoutLapsedTime(wishes: Wishes): Wishes {
  const { requestedFor } = wishes;
  if (!requestedFor) return wishes;
  const at = now();
  const isOrderable = orderableSlot(requestedFor, slotsFor(wishes, at), at) !== undefined;
  return isOrderable ? wishes : { ...wishes, requestedFor: null };
}

/** Null if the cart fits into one slot. */
export function largeCart(wishes: Wishes, { plates, timeProblem }: CartQuote): LargeOrder | null {
  const at = now();
  return timeProblem ? largeOrder(plates, slotsFor(wishes, at), at) : null;
}

/** Null if the shop offers no times to choose. `chosen` may no longer be available. */
export function checkoutTimes(
  { times }: Pick<ShopSettings, "times">,
  wishes: Wishes,
  { plates }: CartQuote,
  chosen: Date | null,
): CheckoutTimes | null {
  if (times[wishes.deliveryType].slotMinutes === null) return null;
  const at = now();
  const slots = slotsFor(wishes, at);
  const offered = offeredTimes(slots, plates, chosen, at);
  if (!offered) return null;
  const promised = chosen && promiseOrder(chosen, plates, slots, at);
  const problem = promised && !promised.ok ? promised.message : "";
  return { ...offered, deliveryType: wishes.deliveryType, problem };
}
